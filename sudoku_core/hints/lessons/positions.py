# ruff: noqa: E501
"""Positions of lessons; made by ``python -m tests.bench lessons``."""

POSITIONS = """\
full-house 758.9.1.3..2318..7631..59.8927..183.8....3..131..8.27.5.486.31228.1347..1.3.5..8.
full-house 3..4.98..84..3..7.6...814....6..4.5...........8.3..2....462...1.9..4..2.268913.47
full-house .2.......4.1...3.275.9.2.18...7.8.......6....26945.873...6.4.....2...1...3..1..5.
full-house .......7.74.9.582..82...9...2.471.5....6.2....7.853.4...4...56..172.9.38.3.......
full-house! .285941731472.695853981724.48.951327215.736897936824.58.132956435416.792962.45831
hidden-single .......7.74.9.582..82...9...2.471.5....692....7.853.4...4...56..172.9.38.3.......
hidden-single .5..9.1.....3.8..76.1..59...27....3.8.......1.1....27...48..3.22..1.4.....3.5..8.
hidden-single 3..4.98...4.....7.6...814....6..4.5...........8.3..2....462...1.9.....2...89.3..7
hidden-single .........4.1...3.27..9.2..8...7.8.......6....269...873...6.4.....2...1...3..1..5.
hidden-single! ..1......72.8....6.6...48.11..2.9..44..1.8..72..6.5..99.53...7.3....7.95......1..
linked-cells ..........................2.........;alldifferences;difference:1=r1c1-r1c2;difference:1=r1c6-r2c6;difference:1=r2c1-r3c1;difference:1=r2c4-r2c5;difference:1=r2c4-r3c4;difference:1=r2c5-r3c5;difference:1=r3c4-r3c5;difference:1=r3c4-r4c4;difference:1=r3c5-r3c6;difference:1=r4c1-r4c2;difference:1=r4c1-r5c1;difference:1=r4c2-r4c3;difference:1=r4c3-r4c4;difference:1=r4c4-r5c4;difference:1=r5c2-r6c2;difference:1=r5c3-r6c3;difference:1=r5c5-r5c6;difference:1=r5c5-r6c5;difference:1=r6c3-r6c4
linked-cells .....................3..............;allpairsums;pairsum:10=r1c2-r2c2;pairsum:5=r1c5-r1c6;pairsum:10=r1c5-r2c5;pairsum:5=r2c1-r2c2;pairsum:5=r2c1-r3c1;pairsum:5=r3c2-r3c3;pairsum:10=r3c6-r4c6;pairsum:10=r4c3-r5c3;pairsum:5=r4c4-r4c5;pairsum:10=r5c3-r5c4;pairsum:5=r5c3-r6c3;pairsum:10=r5c4-r6c4;pairsum:5=r6c3-r6c4
linked-cells ......4.............436..4.....3.541;allpairs:1[246]|2[12346]|3[23456]|4[1234]|5[356]|6[12356]=r6c3-r6c4;allpairs:1[12356]|2.|3[1245]|4[236]|5[1236]|6[12456]=r6c3-r5c4-r5c5-r6c6;allpairs:1[2456]|[25].|3[23456]|4[12356]|6[12345]=r1c2-r2c2-r2c3-r1c3;allpairs:1[236]|[23].|4[2356]|5[2345]|6[12346]=r3c3-r2c3-r3c2-r4c1
linked-cells ...............3.........4..........;allratios;ratio:2=r1c2-r1c3;ratio:2=r1c5-r1c6;ratio:2=r2c2-r2c3;ratio:2=r2c4-r2c5;ratio:2=r2c4-r3c4;ratio:2=r3c5-r3c6;ratio:2=r4c2-r4c3;ratio:2=r4c2-r5c2;ratio:2=r4c6-r5c6;ratio:2=r5c1-r5c2;ratio:2=r5c5-r5c6;ratio:2=r6c4-r6c5
linked-cells! ..........................2.........;alldifferences;difference:1=r1c1-r1c2;difference:1=r1c6-r2c6;difference:1=r2c1-r3c1;difference:1=r2c4-r2c5;difference:1=r2c4-r3c4;difference:1=r2c5-r3c5;difference:1=r3c4-r3c5;difference:1=r3c4-r4c4;difference:1=r3c5-r3c6;difference:1=r4c1-r4c2;difference:1=r4c1-r5c1;difference:1=r4c2-r4c3;difference:1=r4c3-r4c4;difference:1=r4c4-r5c4;difference:1=r5c2-r6c2;difference:1=r5c3-r6c3;difference:1=r5c5-r5c6;difference:1=r5c5-r6c5;difference:1=r6c3-r6c4
pointing 758.9.1.3..2318..7631..59.8.27..183.8....3..131..8.27.5.48..31228.1347..1.3.5..8.
pointing 3..4.98..84..3..7.6...814....6..4.5...........8.3..2....462...1.9..4..2.268913547
pointing .2.......4.1...3.275.9.2.18...7.8.......6....269...873...6.4.....2...1...3..1..5.
pointing ..43....93...7.6.4.5..413...358.74214....3....8.4.29.....13..4..13724.9674...91..
pointing! ...4..8.38...7.6.15.2.63.4.....4.1....6........4..2..7...6.1...3...8....6...54...
sum-bounds .4..................................;arrow:r1c1=r4c2-r3c3;arrow:r6c5=r6c6-r5c6;arrow:r4c4=r2c5;arrow:r1c3=r5c3-r6c2;arrow:r1c5=r6c2-r5c1;arrow:r5c2=r4c1-r5c1
sum-bounds .............3...........4.....6....;doublearrow:r6c2-r5c3-r5c4-r6c4;doublearrow:r1c2-r1c3-r2c4;doublearrow:r2c1-r1c1-r1c2;doublearrow:r2c5-r2c4-r3c4-r3c3;doublearrow:r6c5-r5c5-r4c5;doublearrow:r5c3-r6c3-r6c4-r5c5
sum-bounds .4......6...2........3.....2........;pill:r4c6-r5c5=r1c3-r2c3;pill:r4c6-r5c5=r5c6-r6c5;pill:r4c6-r5c5=r1c4-r2c5
sum-bounds ...5.......2.............5..........;littlekiller:15=r0c5-r1c4;littlekiller:9=r4c7-r5c6;littlekiller:10=r3c7-r4c6;littlekiller:10=r7c2-r6c3;littlekiller:3=r4c0-r5c1;littlekiller:9=r7c4-r6c5 24=346,29=1,31=346,32=1,34=12
sum-bounds! .4......6...2........3.....2........;pill:r4c6-r5c5=r1c3-r2c3;pill:r4c6-r5c5=r5c6-r6c5;pill:r4c6-r5c5=r1c4-r2c5
claiming .32...7484973.8.528..724.93..987....34..9.8277.824.5.99.14.72.5.......7.57.6.298.
claiming .2.1.....4.1...3.275.9.2.18.1.7.8.......6...12694518731.56.4.....2...1...3..1..5. 0=6,4=7,5=57,8=6,31=3,33=2,35=6,36=3,38=3,42=2,61=2,74=6
claiming 758.9.1.3..2318..7631..59.8.27..183.8....3..131..8.27.5.48..31228.1347..1.3.5..8. 7=6
claiming .2.......4.1...3.275.9.2.18...7.8.......6....269...873...6.4.....2...1...3..1..5. 3=5,4=57,5=57
claiming! .5..9.1.....3.8..76.1..59...27....3.8.......1.1....27...48..3.22..1.4.....3.5..8.
thermometer .523....1.....6.23..3.....5.....46..;thermometer:r1c3-r1c4;thermometer:r4c1-r5c1;thermometer:r1c6-r2c5;thermometer:r3c5-r3c6;thermometer:r1c6-r1c5;thermometer:r6c6-r5c6
thermometer .2..4.....6...41..........5.1.1.....;thermometer:r6c1-r6c2-r5c2;thermometer:r4c2-r5c1-r4c1-r3c1;thermometer:r5c5-r6c6-r5c6-r4c6
thermometer .....3.............4.3............3.;thermometer:r1c5-r2c5-r1c4;thermometer:r6c2-r6c1-r5c2;thermometer:r2c3-r1c2-r1c1-r2c1;arrow:r4c5=r5c4-r6c3;arrow:r4c3=r3c2-r3c1
thermometer ........4................4..........;killer:15=r2c2-r2c3-r2c1;killer:10=r2c4-r2c5-r3c5-r1c5;killer:14=r6c5-r6c6-r5c6-r5c5;killer:11=r6c2-r5c2-r5c1;killer:13=r5c3-r5c4-r4c4-r3c4;thermometer:r3c2-r4c2-r3c3-r4c3;thermometer:r4c1-r3c1
thermometer! .5.3....1.....6.2.........5.....46..;thermometer:r1c3-r1c4;thermometer:r4c1-r5c1;thermometer:r1c6-r2c5;thermometer:r3c5-r3c6;thermometer:r1c6-r1c5;thermometer:r6c6-r5c6
counted-digits .3.54.5.......5....2.......4.....3.1;quadruple:4=r1c3-r1c4-r2c3-r2c4;quadruple:1,5=r4c5-r4c6-r5c5-r5c6;quadruple:2=r3c1-r3c2-r4c1-r4c2;quadruple:1=r2c1-r2c2-r3c1-r3c2;quadruple:6=r3c3-r3c4-r4c3-r4c4;quadruple:5=r2c2-r2c3-r3c2-r3c3
counted-digits .4...36.3.4......1.............32.5.;quadruple:6=r3c3-r3c4-r4c3-r4c4;quadruple:3,4,5=r5c1-r5c2-r6c1-r6c2;quadruple:3=r2c4-r2c5-r3c4-r3c5;quadruple:5=r1c2-r1c3-r2c2-r2c3
counted-digits ....2..4.5....4....5.....6.1......6.;quadruple:1,2,4,6=r1c5-r1c6-r2c5-r2c6;quadruple:1,2,4,6=r1c2-r1c3-r2c2-r2c3;quadruple:2,3,5,6=r5c5-r5c6-r6c5-r6c6;quadruple:3,5=r4c2-r4c3-r5c2-r5c3
counted-digits ........6............5......2.23....;quadruple:2,4,5,6=r3c4-r3c5-r4c4-r4c5;quadruple:4=r2c2-r2c3-r3c2-r3c3;quadruple:4,6=r3c1-r3c2-r4c1-r4c2;quadruple:1,2,4,5=r2c1-r2c2-r3c1-r3c2
counted-digits! ..2..5............4......6.......4..;entropic:r1c5-r1c4-r1c3;entropic:r5c1-r5c2;entropic:r1c6-r1c5-r2c6;entropic:r6c3-r5c3-r4c3-r5c4;entropic:r4c2-r4c3-r5c4;entropic:r6c3-r6c2
cage ...5.......2.............5..........;littlekiller:15=r0c5-r1c4;littlekiller:9=r4c7-r5c6;littlekiller:10=r3c7-r4c6;littlekiller:10=r7c2-r6c3;littlekiller:3=r4c0-r5c1;littlekiller:9=r7c4-r6c5
cage ..6..........6.............2........;sum:7=r1c6-r1c5;sum:15=r3c2-r4c2-r4c1-r5c1;sum:12=r4c6-r4c5-r3c5-r5c5;sum:5=r2c1-r2c2;sum:8=r6c5-r5c6-r5c4;sum:14=r2c4-r1c5-r1c3-r1c6
cage ....................................;killer:20=r1c1-r1c2-r2c1-r2c2-r3c2;killer:12=r1c3-r1c4-r1c5;killer:3=r1c6;killer:5=r2c3-r2c4;killer:10=r2c5-r2c6-r3c5;killer:11=r3c1-r4c1-r5c1;killer:8=r3c3-r3c4;killer:7=r3c6-r4c5-r4c6;killer:10=r4c2-r5c2-r5c3;killer:14=r4c3-r4c4-r5c4-r5c5;killer:12=r5c6-r6c5-r6c6;killer:14=r6c1-r6c2-r6c3-r6c4
cage .................................................................................;killer:20=r1c1-r1c2-r1c3-r2c1;killer:6=r1c4-r2c4;killer:24=r1c5-r1c6-r1c7-r1c8-r1c9;killer:27=r2c2-r3c1-r3c2-r4c2-r5c2;killer:15=r2c3-r3c3-r4c3;killer:17=r2c5-r2c6-r2c7;killer:17=r2c8-r2c9-r3c8;killer:23=r3c4-r4c4-r4c5;killer:9=r3c5-r3c6-r3c7;killer:28=r3c9-r4c9-r5c7-r5c8-r5c9;killer:2=r4c1;killer:12=r4c6-r4c7-r4c8;killer:4=r5c1;killer:21=r5c3-r5c4-r5c5-r5c6;killer:15=r6c1-r6c2-r6c3;killer:9=r6c4-r6c5;killer:14=r6c6-r7c5-r7c6;killer:4=r6c7;killer:9=r6c8;killer:16=r6c9-r7c9-r8c9-r9c9;killer:15=r7c1-r8c1;killer:14=r7c2-r8c2-r9c1-r9c2;killer:16=r7c3-r8c3-r9c3;killer:16=r7c4-r8c4-r8c5;killer:20=r7c7-r7c8-r8c7;killer:8=r8c6-r9c6;killer:14=r8c8-r9c7-r9c8;killer:10=r9c4-r9c5
cage! ....................................;killer:8=r1c1-r2c1;killer:12=r1c2-r1c3-r2c2;killer:7=r1c4-r1c5;killer:3=r1c6-r2c6;killer:7=r2c3-r2c4;killer:20=r2c5-r3c4-r3c5-r3c6-r4c5;killer:9=r3c1-r3c2-r3c3;killer:12=r4c1-r5c1-r6c1;killer:6=r4c2-r4c3;killer:5=r4c4-r5c4;killer:17=r4c6-r5c5-r5c6-r6c5-r6c6;killer:11=r5c2-r5c3;killer:9=r6c2-r6c3-r6c4
hidden-pair 965128374741935826382746915.2.471.5.45.692.8.17.853.4..943.756.517269438.3.5.4.9.
hidden-pair 758.9.1.3..2318..7631..59.8.27..183.8....3..131..8.27.5.48..31228.1347..1.3.5..8. 58=7
hidden-pair 3..4.986.84..3617.6...8143..26..4.5...3..2....8.3..2...3462.981.9..48.2.268913547 19=7
hidden-pair .2.......4.1...3.275.9.2.18...7.8.......6....269...873...6.4.....2...1...3..1..5. 3=5,4=57,5=57
hidden-pair! ......8.384..7.6.15.2.6..4..3....1....6........4..2..7...6.1...3...8....6...549..
locked-subset 148..29.623.....81...18.2..5.64278.33.48.5..282.....4....261..8.8..4..2...2.98...
locked-subset 2..3.7..6..156.9...639.47....6.9.......6.8....4..5..6.3.5..64.161...9..2..81.56..
locked-subset .2.6735915.18.93.....5.1...1..452....5.19627.26.738.15..2915...915367842...284159
locked-subset .2..16..5......46.3.6...2.76...75.4...........8.23...6297...654..5......16.59..7.
locked-subset! .2.673.9...1...3.....5.1......4.2....5..9..7.26.....15....1....9.5...8.2...2.4...
innies-and-outies ..63....51...6.............2........;sum:7=r1c6-r1c5;sum:15=r3c2-r4c2-r4c1-r5c1;sum:12=r4c6-r4c5-r3c5-r5c5;sum:5=r2c1-r2c2;sum:8=r6c5-r5c6-r5c4;sum:14=r2c4-r1c5-r1c3-r1c6
innies-and-outies ....................................;killer:20=r1c1-r1c2-r2c1-r2c2-r3c2;killer:12=r1c3-r1c4-r1c5;killer:3=r1c6;killer:5=r2c3-r2c4;killer:10=r2c5-r2c6-r3c5;killer:11=r3c1-r4c1-r5c1;killer:8=r3c3-r3c4;killer:7=r3c6-r4c5-r4c6;killer:10=r4c2-r5c2-r5c3;killer:14=r4c3-r4c4-r5c4-r5c5;killer:12=r5c6-r6c5-r6c6;killer:14=r6c1-r6c2-r6c3-r6c4
innies-and-outies .................................................................................;killer:20=r1c1-r1c2-r1c3-r2c1;killer:6=r1c4-r2c4;killer:24=r1c5-r1c6-r1c7-r1c8-r1c9;killer:27=r2c2-r3c1-r3c2-r4c2-r5c2;killer:15=r2c3-r3c3-r4c3;killer:17=r2c5-r2c6-r2c7;killer:17=r2c8-r2c9-r3c8;killer:23=r3c4-r4c4-r4c5;killer:9=r3c5-r3c6-r3c7;killer:28=r3c9-r4c9-r5c7-r5c8-r5c9;killer:2=r4c1;killer:12=r4c6-r4c7-r4c8;killer:4=r5c1;killer:21=r5c3-r5c4-r5c5-r5c6;killer:15=r6c1-r6c2-r6c3;killer:9=r6c4-r6c5;killer:14=r6c6-r7c5-r7c6;killer:4=r6c7;killer:9=r6c8;killer:16=r6c9-r7c9-r8c9-r9c9;killer:15=r7c1-r8c1;killer:14=r7c2-r8c2-r9c1-r9c2;killer:16=r7c3-r8c3-r9c3;killer:16=r7c4-r8c4-r8c5;killer:20=r7c7-r7c8-r8c7;killer:8=r8c6-r9c6;killer:14=r8c8-r9c7-r9c8;killer:10=r9c4-r9c5
innies-and-outies ....4...4................4..........;killer:15=r2c2-r2c3-r2c1;killer:10=r2c4-r2c5-r3c5-r1c5;killer:14=r6c5-r6c6-r5c6-r5c5;killer:11=r6c2-r5c2-r5c1;killer:13=r5c3-r5c4-r4c4-r3c4;thermometer:r3c2-r4c2-r3c3-r4c3;thermometer:r4c1-r3c1 16=6
innies-and-outies! ....................................;killer:15=r1c1-r1c2-r2c1;killer:17=r1c3-r2c3-r3c3-r3c4-r4c4;killer:17=r1c4-r1c5-r2c4-r2c5;killer:4=r1c6-r2c6;killer:5=r2c2-r3c2;killer:12=r3c1-r4c1-r5c1-r6c1;killer:7=r3c5-r4c5;killer:12=r3c6-r4c6-r5c6;killer:13=r4c2-r4c3-r5c3-r5c4;killer:12=r5c2-r6c2-r6c3-r6c4;killer:12=r5c5-r6c5-r6c6
naked-single ..43....93...7.6.4.5..413...358.74214....3....8.4.29.....13..4..13724.9674...91.. 1=26
naked-single 3..4.98..84..3.17.6...814....6..4.5...........8.3..2....462...1.9..4..2.268913547
naked-single .2.......4.1...3.27..9.2.18...7.8.......6....269...873...6.4.....2...1...3..1..5.
naked-single .32...7.8.973.8.528..724.93..9.7....34..9..277.8...5.99.1...2.5..........7.6.298. 72=4
naked-single! .16...78...4.2.6..............9.5....8.....5..9.7.4.1...1.7.5..87..5..234..8.3..7
hidden-triple 8529.6.7............9...8..326.8.4.7481.7.2..5974.2.386.5.9.78297..2..6.218...943 21=3,23=34
hidden-triple 3..4.98..84..3..7.6...814....6..4.5...........8.3..2....462...1.9..4..2.268913547
hidden-triple .743.6..93...7.6.4.5..413...358.74214....3....8.4.29.....13..4..13724.9674...91.. 39=9
hidden-triple 9714....23582791646428...79235..4718497158..61867234958..3...5.7..58....5........;killer:20=r1c1-r1c2-r1c3-r2c1;killer:6=r1c4-r2c4;killer:24=r1c5-r1c6-r1c7-r1c8-r1c9;killer:27=r2c2-r3c1-r3c2-r4c2-r5c2;killer:15=r2c3-r3c3-r4c3;killer:17=r2c5-r2c6-r2c7;killer:17=r2c8-r2c9-r3c8;killer:23=r3c4-r4c4-r4c5;killer:9=r3c5-r3c6-r3c7;killer:28=r3c9-r4c9-r5c7-r5c8-r5c9;killer:2=r4c1;killer:12=r4c6-r4c7-r4c8;killer:4=r5c1;killer:21=r5c3-r5c4-r5c5-r5c6;killer:15=r6c1-r6c2-r6c3;killer:9=r6c4-r6c5;killer:14=r6c6-r7c5-r7c6;killer:4=r6c7;killer:9=r6c8;killer:16=r6c9-r7c9-r8c9-r9c9;killer:15=r7c1-r8c1;killer:14=r7c2-r8c2-r9c1-r9c2;killer:16=r7c3-r8c3-r9c3;killer:16=r7c4-r8c4-r8c5;killer:20=r7c7-r7c8-r8c7;killer:8=r8c6-r9c6;killer:14=r8c8-r9c7-r9c8;killer:10=r9c4-r9c5 58=16,59=6,60=2
hidden-triple! 6..8...9......7.23....4...8..3.86...25.....76...59.3..9...1....51.3......2...8..4
combinations ...516.6.....1.......1.......1.3....;automaton:CUueDRYhlooRDsdGCIVYkrwYhqDlcKcirwZCbcNg=r2c4-r1c3-r1c4-r1c5;automaton:CYskhEIKNRUYaQUg05FRZgoZLElcBEGMuQUVQAIm1HRZoA=r4c4-r3c3-r2c3;automaton:BVh4JEMlXCIlsqcJDJdKwA=r2c3-r2c4-r1c3-r2c2;automaton:CUmkAloKNQyVoi3DUxiTUddjBGItR1sASo3DQA=r4c6-r5c6
combinations 234615..1324....42..2.36126453...261;between:r3c6-r2c5;between:r1c4-r2c5-r1c5;between:r3c1-r2c2;between:r6c4-r5c3;between:r5c4-r6c3-r6c4;between:r3c6-r4c5
combinations ..6.31..15....2.5...4...4.3..5.15...;circles:r4c6-r5c5-r6c4
combinations .4..................................;arrow:r1c1=r4c2-r3c3;arrow:r6c5=r6c6-r5c6;arrow:r4c4=r2c5;arrow:r1c3=r5c3-r6c2;arrow:r1c5=r6c2-r5c1;arrow:r5c2=r4c1-r5c1 0=12,2=12,4=125,14=6,19=6,24=6,26=6,29=6,31=6,34=12,35=6
combinations! ..4..5..13......4...2....2........61;between:r3c6-r2c5;between:r1c4-r2c5-r1c5;between:r3c1-r2c2;between:r6c4-r5c3;between:r5c4-r6c3-r6c4;between:r3c6-r4c5
cage-pointing .................................................................................;killer:20=r1c1-r1c2-r1c3-r2c1;killer:6=r1c4-r2c4;killer:24=r1c5-r1c6-r1c7-r1c8-r1c9;killer:27=r2c2-r3c1-r3c2-r4c2-r5c2;killer:15=r2c3-r3c3-r4c3;killer:17=r2c5-r2c6-r2c7;killer:17=r2c8-r2c9-r3c8;killer:23=r3c4-r4c4-r4c5;killer:9=r3c5-r3c6-r3c7;killer:28=r3c9-r4c9-r5c7-r5c8-r5c9;killer:2=r4c1;killer:12=r4c6-r4c7-r4c8;killer:4=r5c1;killer:21=r5c3-r5c4-r5c5-r5c6;killer:15=r6c1-r6c2-r6c3;killer:9=r6c4-r6c5;killer:14=r6c6-r7c5-r7c6;killer:4=r6c7;killer:9=r6c8;killer:16=r6c9-r7c9-r8c9-r9c9;killer:15=r7c1-r8c1;killer:14=r7c2-r8c2-r9c1-r9c2;killer:16=r7c3-r8c3-r9c3;killer:16=r7c4-r8c4-r8c5;killer:20=r7c7-r7c8-r8c7;killer:8=r8c6-r9c6;killer:14=r8c8-r9c7-r9c8;killer:10=r9c4-r9c5
cage-pointing .............5......................;regions:aaabccadabbcddabbcdddbcceeeeffeeffff;killer:18=r3c5-r4c5-r5c5-r3c4-r2c4;killer:15=r4c1-r5c1-r3c1-r3c2;killer:12=r1c6-r1c5-r1c4;killer:16=r5c3-r5c4-r5c2-r4c4-r6c4;killer:15=r6c5-r6c6-r5c6
cage-pointing ....4...4................4..........;killer:15=r2c2-r2c3-r2c1;killer:10=r2c4-r2c5-r3c5-r1c5;killer:14=r6c5-r6c6-r5c6-r5c5;killer:11=r6c2-r5c2-r5c1;killer:13=r5c3-r5c4-r4c4-r3c4;thermometer:r3c2-r4c2-r3c3-r4c3;thermometer:r4c1-r3c1 0=56,1=56,2=56,9=56,10=56,11=56
cage-pointing .....................8....92....4..8497..8........3495...........................;killer:20=r1c1-r1c2-r1c3-r2c1;killer:6=r1c4-r2c4;killer:24=r1c5-r1c6-r1c7-r1c8-r1c9;killer:27=r2c2-r3c1-r3c2-r4c2-r5c2;killer:15=r2c3-r3c3-r4c3;killer:17=r2c5-r2c6-r2c7;killer:17=r2c8-r2c9-r3c8;killer:23=r3c4-r4c4-r4c5;killer:9=r3c5-r3c6-r3c7;killer:28=r3c9-r4c9-r5c7-r5c8-r5c9;killer:2=r4c1;killer:12=r4c6-r4c7-r4c8;killer:4=r5c1;killer:21=r5c3-r5c4-r5c5-r5c6;killer:15=r6c1-r6c2-r6c3;killer:9=r6c4-r6c5;killer:14=r6c6-r7c5-r7c6;killer:4=r6c7;killer:9=r6c8;killer:16=r6c9-r7c9-r8c9-r9c9;killer:15=r7c1-r8c1;killer:14=r7c2-r8c2-r9c1-r9c2;killer:16=r7c3-r8c3-r9c3;killer:16=r7c4-r8c4-r8c5;killer:20=r7c7-r7c8-r8c7;killer:8=r8c6-r9c6;killer:14=r8c8-r9c7-r9c8;killer:10=r9c4-r9c5 3=5,12=5,39=2
cage-pointing! .................................................................................;killer:9=r1c1-r1c2;killer:8=r1c3-r1c4-r2c4;killer:19=r1c5-r1c6-r1c7;killer:29=r1c8-r1c9-r2c7-r2c8-r2c9;killer:19=r2c1-r2c2-r2c3-r3c2;killer:17=r2c5-r2c6-r3c6;killer:17=r3c1-r4c1-r5c1;killer:13=r3c3-r4c2-r4c3;killer:27=r3c4-r3c5-r4c4-r4c5-r4c6;killer:8=r3c7-r4c7;killer:4=r3c8-r3c9;killer:14=r4c8-r4c9;killer:18=r5c2-r6c1-r6c2;killer:26=r5c3-r6c3-r7c1-r7c2-r7c3;killer:11=r5c4-r5c5;killer:11=r5c6-r5c7;killer:14=r5c8-r5c9-r6c8;killer:21=r6c4-r6c5-r6c6-r7c4;killer:14=r6c7-r7c6-r7c7;killer:25=r6c9-r7c8-r7c9-r8c8-r8c9;killer:3=r7c5-r8c5;killer:16=r8c1-r8c2-r9c1-r9c2;killer:12=r8c3-r9c3;killer:19=r8c4-r9c4-r9c5;killer:15=r8c6-r9c6;killer:16=r8c7-r9c7-r9c8-r9c9
common-peer 43.52...24.3..51................4...;nabner:r3c1-r3c2;nabner:r5c1-r6c1-r6c2;nabner:r2c5-r2c4;nabner:r4c4-r5c3;nabner:r6c2-r6c1;nabner:r5c1-r6c2
common-peer ..1.3.....1.1.6....3.16..1.....6...1;pairs:1[13456]|2[234]|3[2456]|4[1356]|5[46]|6[25]=r6c4-r6c3-r5c4;pairs:1[1346]|2[124]|3[2346]|4[2345]|5[25]|6[1256]=r5c6-r4c5-r5c5-r6c4;pairs:[16][23456]|2[1345]|3[245]|4[3456]|5[156]=r4c4-r5c3;pairs:1[56]|2[2345]|3[3456]|4[1346]|5[1245]|6[13456]=r3c2-r2c3-r3c3-r4c4 28=4,29=4
common-peer ....4...4................4.........4;killer:15=r2c2-r2c3-r2c1;killer:10=r2c4-r2c5-r3c5-r1c5;killer:14=r6c5-r6c6-r5c6-r5c5;killer:11=r6c2-r5c2-r5c1;killer:13=r5c3-r5c4-r4c4-r3c4;thermometer:r3c2-r4c2-r3c3-r4c3;thermometer:r4c1-r3c1 3=3,27=3,33=3
common-peer ....6..6......361.6.......6.....4356;antidiagonal 24=2,25=12
common-peer! .2.......3...15.2..........2.6......;regions:abbccdabbccdaebccdaebdddaeffffaeeeff
seen-through-rules 536...4126351653..324156241563653...;allratios;ratio:2=r1c2-r1c3;ratio:2=r1c5-r1c6;ratio:2=r2c2-r2c3;ratio:2=r2c4-r2c5;ratio:2=r2c4-r3c4;ratio:2=r3c5-r3c6;ratio:2=r4c2-r4c3;ratio:2=r4c2-r5c2;ratio:2=r4c6-r5c6;ratio:2=r5c1-r5c2;ratio:2=r5c5-r5c6;ratio:2=r6c4-r6c5
seen-through-rules 43.52...24.3..51................4...;nabner:r3c1-r3c2;nabner:r5c1-r6c1-r6c2;nabner:r2c5-r2c4;nabner:r4c4-r5c3;nabner:r6c2-r6c1;nabner:r5c1-r6c2 25=1,26=1
seen-through-rules ......4.............436..4.623236541;allpairs:1[246]|2[12346]|3[23456]|4[1234]|5[356]|6[12356]=r6c3-r6c4;allpairs:1[12356]|2.|3[1245]|4[236]|5[1236]|6[12456]=r6c3-r5c4-r5c5-r6c6;allpairs:1[2456]|[25].|3[23456]|4[12356]|6[12345]=r1c2-r2c2-r2c3-r1c3;allpairs:1[236]|[23].|4[2356]|5[2345]|6[12346]=r3c3-r2c3-r3c2-r4c1 8=1,13=1
seen-through-rules ....4...4................4.........4;killer:15=r2c2-r2c3-r2c1;killer:10=r2c4-r2c5-r3c5-r1c5;killer:14=r6c5-r6c6-r5c6-r5c5;killer:11=r6c2-r5c2-r5c1;killer:13=r5c3-r5c4-r4c4-r3c4;thermometer:r3c2-r4c2-r3c3-r4c3;thermometer:r4c1-r3c1 12=1,13=356,14=126,19=156,20=123
seen-through-rules! ...............3.........4..........;allratios;ratio:2=r1c2-r1c3;ratio:2=r1c5-r1c6;ratio:2=r2c2-r2c3;ratio:2=r2c4-r2c5;ratio:2=r2c4-r3c4;ratio:2=r3c5-r3c6;ratio:2=r4c2-r4c3;ratio:2=r4c2-r5c2;ratio:2=r4c6-r5c6;ratio:2=r5c1-r5c2;ratio:2=r5c5-r5c6;ratio:2=r6c4-r6c5
line-digits ...5..3......................4......;numberedroom:1=r7c6;numberedroom:4=r0c2;numberedroom:3=r3c0;numberedroom:1=r2c0;numberedroom:2=r0c6;numberedroom:1=r7c5
line-digits 1...........6..3........2.....4.....;samedigits:r4c4-r5c3-r6c2-r4c3=r1c5-r2c6-r3c6-r1c6;samedigits:r5c2-r4c1=r2c3-r1c3;samedigits:r4c6-r4c5-r3c5=r5c4-r5c5-r6c6;samedigits:r1c5-r1c6-r2c4=r2c1-r1c1-r2c2
line-digits ...1...2........................3...;sandwich:4=r7c2;sandwich:7=r3c7;sandwich:5=r4c0;sandwich:0=r6c7;sandwich:4=r0c2;sandwich:10=r7c5
line-digits ..1.23....5.3.4.....................;lockout:4=r4c2-r4c3;lockout:0=r2c1-r1c1;lockout:4=r6c1-r5c1-r4c1;lockout:4=r5c5-r4c4;lockout:4=r3c2-r4c1;lockout:4=r2c3-r3c4 19=5
line-digits! ...5..3......................4......;numberedroom:1=r7c6;numberedroom:4=r0c2;numberedroom:3=r3c0;numberedroom:1=r2c0;numberedroom:2=r0c6;numberedroom:1=r7c5
law-of-leftovers ....9.1.....4.2.85......4...........3.......2.9.3......1...3....3..58..6....2....;regions:aaabbbcccaaabbbbccaaabbdccceffffddcdeeeeffdddeegggffddeegggfhhhiiiggghhhiiiiiihhh
law-of-leftovers .8..4..5..5....8.1.7...85.33.5....8.5.9..63..8...35.....3.5...8.3......5.9.5.7.3.;regions:aaaaaabccaaddddbbcaeddddbbceedfffbcceeeffbbbceeegfffcchhgggfiiihhhggiiiihhhhgggii
law-of-leftovers ......3....8...6......9..5....3........63.......418.63963...4.........3.13...7...;regions:aaaaabbbbaccaaccbbacccccddbefffffdbbeeeeefdddeeggefhddgggiifhdhgggiifhhhgiiiiihhh
law-of-leftovers .41...........7.4..9....4..52..8.....1.4..8..9.4...1....9.1..6........1.1..94....;regions:aabbbbbccabbadcbbcaaaadcccceffadggcgeffddggggeffddddhgeffhhhhhgefeihhhiieeeiiiiii
law-of-leftovers! ....9.1.....4.2.85......4...........3.......2.9.3......1........3..58..6....2....;regions:aaabbbcccaaabbbbccaaabbdccceffffddcdeeeeffdddeegggffddeegggfhhhiiiggghhhiiiiiihhh
cages-together ...5.......2.............5..........;littlekiller:15=r0c5-r1c4;littlekiller:9=r4c7-r5c6;littlekiller:10=r3c7-r4c6;littlekiller:10=r7c2-r6c3;littlekiller:3=r4c0-r5c1;littlekiller:9=r7c4-r6c5 24=346,31=346
cages-together ..6..........6.............2........;sum:7=r1c6-r1c5;sum:15=r3c2-r4c2-r4c1-r5c1;sum:12=r4c6-r4c5-r3c5-r5c5;sum:5=r2c1-r2c2;sum:8=r6c5-r5c6-r5c4;sum:14=r2c4-r1c5-r1c3-r1c6 4=1,5=1,6=5,7=5,9=56
cages-together 9714....23582791646428...79235..4718497158..61867234958..3..65.7..58.9..5........;killer:20=r1c1-r1c2-r1c3-r2c1;killer:6=r1c4-r2c4;killer:24=r1c5-r1c6-r1c7-r1c8-r1c9;killer:27=r2c2-r3c1-r3c2-r4c2-r5c2;killer:15=r2c3-r3c3-r4c3;killer:17=r2c5-r2c6-r2c7;killer:17=r2c8-r2c9-r3c8;killer:23=r3c4-r4c4-r4c5;killer:9=r3c5-r3c6-r3c7;killer:28=r3c9-r4c9-r5c7-r5c8-r5c9;killer:2=r4c1;killer:12=r4c6-r4c7-r4c8;killer:4=r5c1;killer:21=r5c3-r5c4-r5c5-r5c6;killer:15=r6c1-r6c2-r6c3;killer:9=r6c4-r6c5;killer:14=r6c6-r7c5-r7c6;killer:4=r6c7;killer:9=r6c8;killer:16=r6c9-r7c9-r8c9-r9c9;killer:15=r7c1-r8c1;killer:14=r7c2-r8c2-r9c1-r9c2;killer:16=r7c3-r8c3-r9c3;killer:16=r7c4-r8c4-r8c5;killer:20=r7c7-r7c8-r8c7;killer:8=r8c6-r9c6;killer:14=r8c8-r9c7-r9c8;killer:10=r9c4-r9c5 76=69,77=1,78=3,79=3
cages-together ..63....51...6.............2........;sum:7=r1c6-r1c5;sum:15=r3c2-r4c2-r4c1-r5c1;sum:12=r4c6-r4c5-r3c5-r5c5;sum:5=r2c1-r2c2;sum:8=r6c5-r5c6-r5c4;sum:14=r2c4-r1c5-r1c3-r1c6 0=2,1=2,4=4,5=4,6=4,7=4,10=2,11=2,29=346,34=346
cages-together! ....................................;killer:10=r1c1-r2c1;killer:7=r1c2-r2c2;killer:10=r1c3-r2c3-r3c3;killer:17=r1c4-r1c5-r1c6-r2c5-r2c6;killer:12=r2c4-r3c4-r4c4;killer:10=r3c1-r3c2-r4c1;killer:21=r3c5-r3c6-r4c5-r4c6-r5c5-r6c5;killer:5=r4c2-r4c3;killer:21=r5c1-r5c2-r5c3-r6c1-r6c2-r6c3;killer:5=r5c4;killer:5=r5c6-r6c6;killer:3=r6c4
naked-pair 84..1...6..38.714.1...4...8684123.9.731...824.5.478613.9.....8...85.2.6...6.8.3.. 9=5
naked-pair .2.1.....4.1...3.275.9.2.18...7.8.......6....269451873...6.4.....2...1...3..1..5. 67=38
naked-pair ..43....93...7.6.4.5..413...358.74214....3....8.4.29.....13..4..13724.9674...91.. 39=9
naked-pair .32...7.8.973.8.528..724.93..9.7....34..9..277.8.4.5.99.14.72.5.......7.57.6.298.
naked-pair! .9.3.1.5.5...6...172..9..36..2...9...6..1..2...82356...8.....6...9.4.5..6.4...1.9
x-wing .12...74..8..4..12.4.213.5.6.4...9.5.9165428.8.5...46145.....9.1.84.952.2.9.8...4
x-wing .2.1.....4.15..3.275.9.2.18.1.7.8.......6...12694518731.56.4.....2..51...3..1..5. 6=9,33=9,60=9
x-wing 64.1.9.58.59...7..8.....49..9.542..74..9.1.....5.68914..2....73..4...82..3.2.7.49 12=6,17=6,44=6,57=6
x-wing 5.897..2...7...8.9.1.3.87...5.89..7.7831.269..4.73...81.62.9.8.8.5.139...9..87..1
x-wing! 1.3......68.5..........83....82.49...5....6..4.9.....5.....7.8..9.1...54....4.26.
franken-fish .8..4..5..5....8.1.7...85.33.5....8.5.9..63..8...35..7..3.5...8.3......5.9.5.7.3.;regions:aaaaaabccaaddddbbcaeddddbbceedfffbcceeeffbbbceeegfffcchhgggfiiihhhggiiiihhhhgggii 6=1,12=4,14=4,21=4,25=1,33=4,43=4,47=4,52=4,55=4,61=4,65=4,70=4,74=4,80=4
franken-fish ......3....8...6......9..5....3........63.......418.63963...4.........3.13...7...;regions:aaaaabbbbaccaaccbbacccccddbefffffdbbeeeeefdddeeggefhddgggiifhdhgggiifhhhgiiiiihhh
franken-fish .....95........8.7.......2........4......3..5..8....7..5.3.89.....65......3291.56;diagonals
franken-fish .2........3.....4..4..8..6......23...92..5.1.8..3..9252..4...56..........1...6...;regions:aaaabbcccdaabbbcecdabbfbcecdaabffeecdddfffeecdgdfhieeeggdfhiiiigggfhiihiggghhhhhi
franken-fish! ....4.....5......1.7....5.............9..6...8..........3.....8.3......5.9...7...;regions:aaaaaabccaaddddbbcaeddddbbceedfffbcceeeffbbbceeegfffcchhgggfiiihhhggiiiihhhhgggii
linked-chain 3.....4...3.623.....4362.4.623236541;allpairs:1[246]|2[12346]|3[23456]|4[1234]|5[356]|6[12356]=r6c3-r6c4;allpairs:1[12356]|2.|3[1245]|4[236]|5[1236]|6[12456]=r6c3-r5c4-r5c5-r6c6;allpairs:1[2456]|[25].|3[23456]|4[12356]|6[12345]=r1c2-r2c2-r2c3-r1c3;allpairs:1[236]|[23].|4[2356]|5[2345]|6[12346]=r3c3-r2c3-r3c2-r4c1 8=1
linked-chain .........1.5....16...........15.1.3.;minimum:r1c5-r1c6;minimum:r2c4-r3c3;minimum:r1c6-r1c5-r2c4;minimum:r4c6-r5c6;minimum:r1c1-r1c2;minimum:r3c5-r4c4
linked-chain ..1.3.....1.1.63...3.16..1.6.3.6...1;pairs:1[13456]|2[234]|3[2456]|4[1356]|5[46]|6[25]=r6c4-r6c3-r5c4;pairs:1[1346]|2[124]|3[2346]|4[2345]|5[25]|6[1256]=r5c6-r4c5-r5c5-r6c4;pairs:[16][23456]|2[1345]|3[245]|4[3456]|5[156]=r4c4-r5c3;pairs:1[56]|2[2345]|3[3456]|4[1346]|5[1245]|6[13456]=r3c2-r2c3-r3c3-r4c4 8=25,32=4
linked-chain ....4...4................4.........4;killer:15=r2c2-r2c3-r2c1;killer:10=r2c4-r2c5-r3c5-r1c5;killer:14=r6c5-r6c6-r5c6-r5c5;killer:11=r6c2-r5c2-r5c1;killer:13=r5c3-r5c4-r4c4-r3c4;thermometer:r3c2-r4c2-r3c3-r4c3;thermometer:r4c1-r3c1 1=56,7=23,12=23,18=5,19=156,20=23
linked-chain! ......4.............436........3.5.1;allpairs:1[246]|2[12346]|3[23456]|4[1234]|5[356]|6[12356]=r6c3-r6c4;allpairs:1[12356]|2.|3[1245]|4[236]|5[1236]|6[12456]=r6c3-r5c4-r5c5-r6c6;allpairs:1[2456]|[25].|3[23456]|4[12356]|6[12345]=r1c2-r2c2-r2c3-r1c3;allpairs:1[236]|[23].|4[2356]|5[2345]|6[12346]=r3c3-r2c3-r3c2-r4c1
finned-fish 8.5.23..1.421.857..1.5...2853.281.6.2.8436.1546197583292.8...5..5...2.8.18635.2.7
finned-fish 3..4.98..84..3..7.6...814....6..4.5...........8.3..2....462...1.9..4..2.268913547
finned-fish .2.......4.1...3.275.9.2.18...7.8.......6....269...873...6.4.....2...1...3..1..5.
finned-fish ..43....93...7.6.4.5..413...358.74214....3....8.4.29.....13..4..13724.9674...91..
finned-fish! 8.5.23..1.4.1...7.........85..281.6.2..4.6..5.6.975..29.........5...2.8.1..35.2.7
naked-triple 1...4...9..36.1.....8.297..8..437..2..18953...3721698.3..164..8.149..6.3.8..5.... 43=6,61=25,79=12
naked-triple .2...3..1...1..7.441.6...35862.9.1431.43685......1.68.25...1..66.1....5.3..956.1.
naked-triple 9..8...6.485.6.9......9...82..67.5...7.54..2.59423168734..8......9.5.8.1.5...7..6
naked-triple ......3......3.....5.....4.63..63..4;doublearrow:r6c2-r5c3-r5c4-r6c4;doublearrow:r1c2-r1c3-r2c4;doublearrow:r2c1-r1c1-r1c2;doublearrow:r2c5-r2c4-r3c4-r3c3;doublearrow:r6c5-r5c5-r4c5;doublearrow:r5c3-r6c3-r6c4-r5c5 0=12,2=12,4=12
naked-triple! 9...1..725.79.........67.9...8....3.1.5...8.4.4....1...3.85.........62.381..4...6
swordfish .2361..7.9.1.3726.6.7.29.13.7.1....656.....811....6.2.2..39.6.7..576.8.27.62.81.. 8=5,31=5,51=5
swordfish 8529.6.7............9...8..326.8.4.7481.7.2..5974.2.386.5.9.78297..2..6.218...943 15=1,66=1,68=1
swordfish 32.....6.1..2.9.83..96.37...413968...3.528.....214763...39.52..29.76.3.8.1..32.9. 8=4,42=4
swordfish 28..3..67.96.2..3...3...2.............29.5..336.784.2562..7..511.......6.34.5.8.2 30=1,32=1
swordfish! 28..3..67.9..2..3......................9.5...36.7.4.2562..7..511.......6..4.5.8..
skyscraper 54.9218..19.5.84.228.64...16297541388.421.....518.6.244.2385.199154.2.8...81..245
skyscraper 293.547.8816..3542574.2....7.54...8.3.9..5..4481.3.9.5.5234.8.7.475..23.6382..45.
skyscraper 9...182.5.51.273.6..2..5.....4..2..3....91...5..8..1....5.8963.2.91..8543.8.5.9.7
skyscraper .56...4..1..345.963946..51857...364..6...4.5....256...61.539.749..4.1.65..5.6.9.1
skyscraper! .7........6.......5.4.....3..576.2..71.59.3..69....4.5.....7...9...5....35..89...;diagonals
two-string-kite .32...7.8.973.8.528..724.93..9.7....34..9..277.8.4.5.99.14.72.5.......7.57.6.298. 68=3
two-string-kite 64.1.9.5..59...7..8.....49..9.54.......9.1.......6891...2.....3..4...82..3.2.7.49
two-string-kite .2..16..5......46.3.6...2.76...75.4...........8.23...6297.8.654..5......16.59..7. 2=4,37=4
two-string-kite 9..8...6.485...9......9...82..67.5...7..4..2.5942316873...8......9.5.8.1.5...7... 13=2
two-string-kite! 5.8.1.4.9.9.3...1.1....9..6..1.4..6.2..1.3..5.6..8.1..3..2....4.7...1.9.6.9.7.3.1
rule ...5.........5..6.........2.........;equalsums:r3c3-r2c3-r1c3=r4c5-r4c4-r3c4;equalsums:r4c2=r1c3;equalsums:r6c1-r5c1=r3c6-r2c6;equalsums:r6c1-r5c2=r3c5-r3c4;equalsums:r3c3-r2c4-r1c4=r6c4-r6c5-r5c5;equalsums:r1c6-r2c5=r5c5-r5c6
rule 132456456..2361...524....15....43...;regionsum:r5c3-r5c2-r6c3;regionsum:r3c6-r4c5-r3c4;regionsum:r1c6-r1c5-r2c4;regionsum:r5c6-r5c5;regionsum:r5c5-r4c4;regionsum:r1c1-r2c1-r1c2 21=1,28=2
rule .5.......5.4....................3...;equalsums:r5c1-r5c2-r4c2=r3c4-r4c4-r4c5;equalsums:r3c5=r5c4;equalsums:r5c3-r6c3-r6c4=r2c1-r3c1-r1c1;equalsums:r2c4-r2c3-r2c2=r3c6-r4c6;equalsums:r4c1=r1c5
rule ......6...5.....4..............3.2..;regionsum:r5c5-r4c4-r3c3;regionsum:r3c4-r4c3-r5c2;regionsum:r5c4-r6c4-r5c3-r6c3;regionsum:r6c2-r5c1-r4c2-r3c1-r2c2-r1c1;regionsum:r1c3-r2c4-r3c5
rule! 1...56.....2.6....5.4..........43...;regionsum:r5c3-r5c2-r6c3;regionsum:r3c6-r4c5-r3c4;regionsum:r1c6-r1c5-r2c4;regionsum:r5c6-r5c5;regionsum:r5c5-r4c4;regionsum:r1c1-r2c1-r1c2
turbot-fish 8...541..15.9.....62.81..5.79.14526.416...5.92.5..9714.614.2.75...5.1..254279...1 20=3,24=3
turbot-fish 9..8...6.485.6.9......9...82..67.5...7654..2.59423168734..86.....9.5.8.1.5...7..6 2=1,18=1,19=1,29=1
turbot-fish 3..2.8..6..9..38..2.8.5.3.7.367.51...8.3.1.65.5..6..3...7.1.5.3..35.76...9.43627. 7=4,16=4,17=4
turbot-fish ..5..1.98.9..65.4..2...35..7....46....27.84...493.6.752.4....5.51..3....98.5.27.. 34=3
turbot-fish! ..7.45......9..8...1.62...71.....95.2.8...1.3.95.....66...54.1...2..3......86.2..
xy-wing .74386..93...756.4.56.413...358.74214....3....874.29...6.138.4..13724.9674...91.. 11=29
xy-wing 64.1.9.5..59...7..8.....49..9.54.......9.1.......6891...2.....3..4...82..3.2.7.49
xy-wing .2.1.....4.1...3.275.9.2.18...7.8.......6....269451873...6.4.....2...1...3..1..5. 5=57,6=6,8=6
xy-wing 8529.6.7............9...8..326.8.4.7481.7.2..5974.2.386.5.9.78297..2..6.218...943 66=5
xy-wing! ..93...8.74...152..3......9.2.6.3..8....1....6..8.7.4.8......9..162...35.5...86..
empty-rectangle .12...74..8..4..12.4.213.5.6.4...9.5.9165428.8.5...46145.....9.1.84.952.2.9.8...4 9=3,48=7,49=7,62=3,77=7
empty-rectangle .32...7.8.973.8.528..724.93..9.7....34..9..277.8.4.5.99.14.72.5.......7.57.6.298.
empty-rectangle 3..2.8..6..9..38..2.8.5.3.7.367.51...8.3.1.65.5..6..3...7.1.5.3..35.76...9.43627. 9=4,54=4
empty-rectangle .25.7.61...1.562...6.2...852.9...5...56.2..4.7.8..5..26..5.3.2958.692.7...2.4..56
empty-rectangle! 12...3..4..46....1..6..458.4.5....6...........6....4.2.519..3..2....69..6..2...17
xyz-wing 93281.76.485763912.6..92..82136785...7..4.12359423168734.18.2...29.5.8.1.5..27..6
xyz-wing .2594..8.89..5..24..42.8956.89.2...1.3.81.24.2.1...8..7.23..5.89.3.8.4.2.58..263. 5=37,59=9,75=7
xyz-wing .3..742.1..42.19..2.15.98.44...521..1.3.4.6.....19.4.734...57.8..54..3..81..2.54.
xyz-wing 75296..........257..3572.96....1..299218567343...29.6.276.859..4.82..675...6.7.82
xyz-wing! .8.....3.....2....5..1.8..7.2534679..39...61...........9..7..5....9.1....58...14.
w-wing .32...7484973.8.528..724.93..987....34..9.8277.824.5.99.14.72.5.......7.57.6.298. 65=6
w-wing .2.1.....4.15..3.275.9.2.18.1.7.8.......6...12694518731.56.4.....2..51...3..1..5. 31=3,78=467
w-wing .743.6..93...7.6.4.56.413...358.74214....3....874.29...6.13..4..13724.9674...91..
w-wing 8...1...6..38.71..1...4...8684123.9.731...824.5.478613.9.....8...85.2.6...6.8.3.. 79=4
w-wing! .2...3..1......7.44..6...35.62.9......43.85......1.68.25...1..66.1......3..9...1.
unique-rectangle 2..75..3.6..413..55.326.1....29.53..3...8.5.995.3...8.49..37852735824....2.59.473
unique-rectangle .2..16..5......46.3.6...2.76...75.4...........8.23...6297.8.654..5......16.59..7. 42=1389,45=49,51=19
unique-rectangle 8.4...9..7.3...2.4912....8....1.4....9..5..385..3.9..6.897356.2.25...87.6.......5
unique-rectangle 3..2.8..6..9..38..2.8.5.3.7.367.51...8.3.1.65.5..6..3...7.1.5.3..35.76...9.43627. 36=4,51=4
unique-rectangle! ....5....6..413..5..3.6.1....29.53..3...8...9.5.....8.49..3..52...8.4....2.....7.
wxyz-wing 84..1...6..38.714.1...4...8684123.9.731...824.5.478613.9.....8...85.2.6...6.8.3.. 9=5,13=9
wxyz-wing .2.......4.1...3.275.9.2.18...7.8.......6....269...873...6.4.....2...1...3..1..5. 4=7
wxyz-wing .743.6..93...7.6.4.56.413...358.74214....3....874.29...6.13..4..13724.9674...91..
wxyz-wing 8529.6.7............9...8..326.8.4.7481.7.2..5974.2.386.5.9.78297..2..6.218...943 13=1,15=1,26=15
wxyz-wing! 5..9...2.......8.9.1.3.87......9..7..831.269..4..3......62.9.8.8.5.......9...7..1
unique-loop 618.3954..35.6..199.2..1863..34961.5194..36...561.7394..9315..65619724383276..951
unique-loop .2..16..5......46.3.6...2.76...75.4...........8.23...6297.8.654..5......16.59..7. 17=3,37=134,42=1389,45=49,51=19
unique-loop 7.9..2..8.8..97.4.....8...719.723.....39687...27514.3927..3.....1.279.5393.8.1276 11=56,20=456,44=45
unique-loop .3.98..26.2.461..3.6923.4..97.3126.5.1265937.6538742..3.6528...2871.356.5.17.6832
unique-loop! .2..16..5......4..3.6...2.76...75.4...........8.23...62.7...6.4..5......1..59..7.
avoidable-rectangle .2..15.8.3..8....1..1...2..1...7..9.2..1.3..5.4..2...6..5...6..4....7..9.7.95..3. 33=4 6=9,10=9,13=6,14=2,16=5,18=5,19=8,25=6,28=5,29=3,35=2,37=6,48=5,51=3,52=1,54=9,55=3,57=2,59=1,64=1,69=5,70=2,74=2,78=1
avoidable-rectangle ...176...2.......7.1..2..3...1...5..79.8.3.268.......3.72...94...4...3.....457...  6=8,8=2,11=8,14=4,20=7,21=5,23=8,30=7,31=6,34=8,38=5,47=6,50=5,51=7,59=1,70=7,78=2,79=6
avoidable-rectangle ..7..6....3....2...5...8614....6...8.63.7.94.2...9....4956...2...8....6....3..5..  18=9,20=2,21=7,22=3,29=9,33=1,34=3,44=2,50=3,51=7,52=5,53=6,63=3,69=4
avoidable-rectangle ..9.38.2..........8..9.51...9..6...13.4...6.26...7..5...31.4..7..........5.79.4..  3=6,12=2,13=1,14=7,22=4,32=2,39=5,40=8,54=9,58=5,60=2,66=8,67=2,72=2
avoidable-rectangle! ..9.38.2..........8..9.51...9..6...13.4...6.26...7..5...31.4..7..........5.79.4..
hidden-rectangle 8529.6.7............9...8..326.8.4.7481.7.2..5974.2.386.5.9.78297..2..6.218...943
hidden-rectangle 64.1.9.5..59...7..8.....49..9.54.......9.1.......6891...2....73..4...82..3.2.7.49 67=35
hidden-rectangle .12...74..8..4..12.4.213.5.6.4...9.5.91.5428.8.5...4.145.....9.1.84.952.2.9.8...4 8=8
hidden-rectangle .259...8.89..5..24..4..8956..9.....1.3..1.24.2.....8..7.23..5..9.3.8.4.2.5...263. 31=346
hidden-rectangle! ..8.4.5...1.3.2.7...3...1....6.9.2..5.......7.8.5.3.4..279.143.8...2...6.........
extended-rectangle .3.589624485..3719692..1853.....237....8371...731.54..3169542879...18536..83.6941
extended-rectangle 3..4.986.84..3617.6...8143..26..4.5...3..2....8.3..2...3462.981.9..48.2.268913547
extended-rectangle .2.1.63.93.624.18...13..642.53.9241..1..54.3..47613.2..89..1.6..35.682.116...78..
extended-rectangle ..7.43.68..6.8.7....867.24.613827...289.3.176..4961382.35.986..8.2316...96175.8..
extended-rectangle! .3...96..4.5.....9..2..185......237....8.7....731......169..2..9.....5.6..83...4.
naked-quad 4..9.86.3.6.1349.....7.6..4.7.86.4.2..459...66.3472.9.5.6317.4..41285.6.7..649..1 1=2,36=1
naked-quad .2.1.....4.1...3.275.9.2.18...7.8.......6....269451873...6.4.....2...1...3..1..5. 5=57,6=6,7=6,8=6
naked-quad 8529.6.7............9...8..326.8.4.7481.7.2..5974.2.386.5.9.78297..2..6.218...943 12=3,13=1,14=34,15=1,17=5
naked-quad .2.1.....4.15..3.275.9.2.18.1.7.8.......6...12694518731.56.4.....2..51...3..1..5. 5=7,6=6,7=6,8=6
naked-quad! .5.9.6.7............9...8....6.8.4....1.7.2...9.4.2.3...5...7...7..2..6.21.....43
sue-de-coq 84..1...6..38.714.1...4...8684123.9.731...824.5.478613.9.....8...85.2.6...6.8.3.. 60=57,69=7
sue-de-coq .2.......4.1...3.275.9.2.18...7.8.......6....269...873...6.4.....2...1...3..1..5. 70=469
sue-de-coq .2.1.....4.1...3.275.9.2.18...7.8.......6....269451873...6.4.....2...1...3..1..5. 63=5,70=469
sue-de-coq .4.6.1.9...1.....42.....8..8....54..4.5378.....24.9583..4.....63.....9...5.7.6.4. 10=9,16=5
sue-de-coq! 48.7.9.13.9186327...3...5...2.....3.....3.......9.7.....9.4.7...4.1.2.5.7.......1
remote-pair 6.8.71.3474..386121.36.48.7972163485.168.732938...276123178..468.7..61.3.6.31.278
remote-pair .....639.3589..6..6..793.5.4.63....5...63.....9.418.63963...47.....64.3.139.47..6;regions:aaaaabbbbaccaaccbbacccccddbefffffdbbeeeeefdddeeggefhddgggiifhdhgggiifhhhgiiiiihhh 0=58,4=2,8=148
remote-pair .................92831...47.4..6.31.6.9.....41.....7967.....85......89........4..;diagonals 8=123,35=2,47=2
remote-pair .1...436......16.464...2.51....461..481629537.36.1.84.1.84.32.6.621..48...4268.1.;regions:aabbbbcccaaaabbbccaddebbfccadeeefffcaddeegffcddhhegfffhdhgegiiihdhgegiiihhhgggiii
jellyfish 1483.29.62396.4.81...1892345.64278.33.4815..282.936.4.9.32614.8.8..43.294.2.983.. 69=7,73=7,79=7
jellyfish 24.....1.961.4..235.81.26....24.61..48921.36.6159.34.2.265.17..15..2...6.9....251 4=7,35=7
jellyfish .194.56...36.8951454......9......395..3952..1951......3..5..142.64.1.9531.53.4786 4=7,7=7,27=7,30=7,36=7,49=7,52=7
jellyfish 5.897..2...7...8.9.1.3.87...5.89..7.7831.269..4.73...81.62.9.8.8.5.139...9..87..1 13=4,22=4,71=4,78=4
jellyfish! .4.....1.9...4...3..81.26....24.61...8.....6...59.34....65.17..1...2...6.9.....5.
hidden-quad .2.857.6.....2........9....183964527642735891975218346...5826...6.349.7.2..176..4
hidden-quad .....95........8.7.......2........4......3..5..8....7..5.3.89.....65......3291.56;diagonals
hidden-quad 1.9426.83.2.73.14...415..2...3671.5221.59436....28391.....62.91.82.15.7...1.4723.;diagonals 26=67
hidden-quad ....5.....4...4...5...3.....6.......;regionsum:r2c1-r3c2-r3c3;regionsum:r4c5-r5c4-r6c3;regionsum:r4c3-r4c2-r5c1-r6c2 27=1245
bug .6..4.2..9.216348.4.8972.6...6.9432.79362..14245.316.....4.69525293.7.466.425973. 8=157,19=1,26=5,30=8,35=8,53=7
bug ...1768.22.8..4..7.17528.3...176.58.7958.3.268.6..57.3.72..194.1.4...37..8.457261 0=39,1=5,10=3,16=9,18=4,28=4,49=9,54=3
bug 32516897469724..18814.976.2....82.9.9.8...1262539164877..83.2...3...4869.8.6..7.. 28=4,56=1,59=5,67=5,72=1,74=1,77=5,79=5,80=5
bug .835697.2.972.35....571..9373692.1.5548136927912.753..35..92.7..7.3.125.....5743. 9=4,16=48,17=16,18=6,52=4,62=6,63=4,72=16,80=6
bug! ..356......7.........71..93....2.1.55.81369.79.2.7....35..92.........2......574..
simple-colours ..32.6...6..75.438...3..6.2.8463.25......5..33518729642.7..3...1.8.273...3.9..72. 8=1,40=1,62=1,77=1
simple-colours ..7864.959547.1..8..8.59417.49.785.1581.4..797..9158.48.65.7142..54.678347.18.956 1=2,16=2
simple-colours 9..8...6.485.6.9......9...82..67.5...7.54..2.59423168734..86.....9.5.8.1.5...7..6 2=1,6=1,19=1,75=1
simple-colours ..732..61....1.74.1....72.3....9.83.3..7.6..2..9.3....8..17.6.5.1..6.3...6..531.. 9=6,12=8,14=8,21=8,27=7,29=6,35=4,37=8,45=7,52=7,53=4,71=7,80=7
simple-colours! 16...........4.1.....1.832.69.4.......8........3.......7....91....5.........2....;diagonals
multi-colours ..8.1.2...2.4.51...1..2847..39..6.212.......785.2..64..745.2.1..8.174..21.2.8.754
multi-colours 1...4...9...6.1.....8.2.7..8..437..2...895....3721698.3..164..8..4...6......5....
multi-colours 3..2.8..6..9..38..2.8.5.3.7.367.51...8.3.1.65.5..6..3...7.1.5.3..35.76...9.43627.
multi-colours 1...4...9..36.1.....8.297..8..437..2..18953...3721698.3..164..8.149..6.3.8..5.... 34=5
multi-colours! 3..2.8..6..9...8..2...5...7..67.51...8.3.1.6..5..6..3...7.1.5............9.436.7.
x-chain 2....81.4..84.12..413.625.8..1.2.4....48.9..1...14....54.387.1.637.148.518.....4. 3=9,7=9,16=9,34=9,37=5,43=7,47=29,52=9,75=9
x-chain 8652..4...21.5..8......8...6891..75.5.2.7.8...73.852.6..68......5..9.168..856137.
x-chain .....95........8.7.......2........4......3..5..8....7..5.3.89.....65......3291.56;diagonals
x-chain .4......36.4....26......4.5.......4.;regions:aaabbbaccddbaacddbcccdebfffdeefffeee
x-chain! 4............2.5.4.......8..3..5....89.....1...4....9..2..7.....452.3.697.3..5...;antiking
xy-chain .2361..7.9.1.3726.657829413.7.1....656.....811....6.2.2..39.6.7..576.8.27.62.81.. 55=4
xy-chain .2.1.....4.1...3.275.9.2.18...7.8.......6....269451873...6.4.....2...1...3..1..5. 4=7,5=57,6=469,7=6,8=469,34=9,43=9,61=9,70=9
xy-chain .32...7.8.973.8.528..724.93..9.7....34..9..277.8.4.5.99.14.72.5.......7.57.6.298. 9=1,28=6,35=1,63=4,65=6,67=3,68=3,69=16,71=4
xy-chain .2.1.....4.15..3.275.9.2.18.1.7.8.......6...12694518731.56.4.....2..51...3..1..5. 4=7,5=7,6=469,7=6,8=469,33=4,34=9,43=9,58=789,61=9,63=8,64=89,67=38,70=9
xy-chain! ........8.42.7........95142.3...6.....64397.....2...8.32491........6.41.5........
grouped-x-chain .32...7.8.973.8.528..724.93..9.7....34..9..277.8.4.5.99.14.72.5.......7.57.6.298. 5=6,28=6,33=1,63=4,66=8,68=3
grouped-x-chain .3..742.1..42.19..2.15.98.44...521..1.3.4.6.....19.4.734.9.57.8..54..3..81..2.54. 29=6,46=6,47=6,75=6
grouped-x-chain ..5..1.98.9..65.4..2...35..7....46....27.84...493.6.752.4....5.51..3....98.5.27.. 18=6,20=6,34=3,37=3,55=6,57=9,58=79,62=9,66=9,71=9
grouped-x-chain 5.......3....3...........1....3.....;taxicab 14=4,15=5,17=5,20=45,29=5,34=5
grouped-x-chain! ..7..51...498...3.3...4..292......6...5.2.9...6......458..9...1.1...369...31..4..
aic .2.1.....4.1...3.275.9.2.18...7.8.......6....269451873...6.4.....2...1...3..1..5. 5=57,6=469,7=6,8=469,34=9,61=29,70=469
aic 3..4.986.84..3617.6...814...26..4.5......2....8.3..2....462...1.9..4..2.268913547 30=7,39=57,42=3
aic .2.......4.1...3.275.9.2.18...7.8.......6....269...873...6.4.....2...1...3..1..5. 3=5,5=57,6=469,8=469,61=29,70=469
aic ..63....5146.6.5.4...6.....26.6..4.3;sum:7=r1c6-r1c5;sum:15=r3c2-r4c2-r4c1-r5c1;sum:12=r4c6-r4c5-r3c5-r5c5;sum:5=r2c1-r2c2;sum:8=r6c5-r5c6-r5c4;sum:14=r2c4-r1c5-r1c3-r1c6 0=2,1=2
aic! 3..4.98...4.....7.6...814....6..4.5...........8.3..2....462...1.9.....2...89.3..7
grouped-aic .2.......4.1...3.275.9.2.18...7.8.......6....269...873...6.4.....2...1...3..1..5. 5=5,58=7,64=89,78=4
grouped-aic .2.1.....4.1...3.275.9.2.18...7.8.......6...1269451873..56.4.....2...1...3..1..5. 0=6,4=37,5=57,6=469,7=6,8=469,31=3,33=4,34=9,35=4,36=3,38=34,42=2,43=9,58=79,60=9,61=29,63=8,64=89,67=38,68=79,70=469,74=6,78=7,80=7
grouped-aic 84..1...6..38.714.1...4...8684123.9.731...824.5.478613.9.....8...85.2.6...6.8.3.. 57=3,59=6,60=5
grouped-aic ...5.......2.............5..........;littlekiller:15=r0c5-r1c4;littlekiller:9=r4c7-r5c6;littlekiller:10=r3c7-r4c6;littlekiller:10=r7c2-r6c3;littlekiller:3=r4c0-r5c1;littlekiller:9=r7c4-r6c5 17=456,27=3,28=1,33=3,34=1
grouped-aic! .3..7...1..4..19..2.15.....4...52.....3...6.....19...7.....57.8..54..3..8...2..4.
als-xz .2.......4.1...3.275.9.2.18...7.8.......6....269...873...6.4.....2...1...3..1..5. 0=6,3=358,4=57,5=57,6=469,8=469,13=5,31=345,33=2,34=9,36=3,38=3,39=145,41=15,42=2,43=9,48=5,58=579,61=29,63=58,64=8,67=38,70=469,74=6
als-xz .4.6.1.9...1.....42.....8..8....54..4..378.....24.9.83..4.....63.....9...5.7.6.4. 10=9,20=5,34=2,35=2
als-xz 64.1.9.5..59...7..8.....49..9.54.......9.1.......6891...2....73..4...82..3.2.7.49 12=36,35=2,36=5,37=27,45=5,55=1,57=6,63=5,64=6,67=35,71=1,74=15
als-xz ...5.......2.....1......25.1...1.2..;littlekiller:15=r0c5-r1c4;littlekiller:9=r4c7-r5c6;littlekiller:10=r3c7-r4c6;littlekiller:10=r7c2-r6c3;littlekiller:3=r4c0-r5c1;littlekiller:9=r7c4-r6c5 5=4,23=3,26=4,34=4,35=34
als-xz! .81.35..22.......8....4......21...7..1..5..3..5...49......6....5.......66..27.15.
nishio .743.6..93...7.6.4.56.413...358.74214....3....874.29...6.13..4..13724.9674...91.. 12=5,39=9
nishio 64.1.9.5..59...7..8.....49..9.54....4..9.1.....5.68914..2....73..4...82..3.2.7.49 27=2,37=2,42=3,71=1
nishio 9..8...6.485...9......9...82..67.5...7..4..2.5942316873...8......9.5.8.1.5...7... 23=6
nishio 5.......3....3...........1....3.....;taxicab 2=6,4=3,10=5,14=4,15=5,17=5,20=5,21=4,22=5,27=5,29=5,32=5,34=5
nishio! ..43....93...7.6...5..41.....58.7.2...........8.4.29.....13..4...3.2...67....91..
als-xy-wing 64.1.9.5..59...7..8.....49..9.54....4..9.1.....5.68914..2....73..4...82..3.2.7.49 12=36,14=2,27=2,35=2,37=27,42=3,44=8,55=1,57=6,74=1
als-xy-wing .1..3.......1.6...7..982..1.2...3.7.3..7.1..8.75.6.3....1...8...37....5...93.42.. 48=4,71=6
als-xy-wing .2.......4.1...3.275.9.2.18...7.8.......6....269...873...6.4.....2...1...3..1..5. 0=6,3=358,4=357,5=57,6=469,8=469,13=5,31=345,33=2,34=9,39=145,41=15,42=2,43=9,48=5,61=29,63=5,70=469,74=6
als-xy-wing .259...8.89..5..24..4..8956..9.....1.3..1.24.2.....8..7.23..5..9.3.8.4.2.5...263. 5=3,28=6,46=6
als-xy-wing! 1...4...9...6.1.....8...7..8..4.7..2...895....37...98.3..1.4..8..4...6......5....
als-aic .9.8..64..6...5..38.264.5.9.8....3.7.23...4..6.9....5...8.267.42..1.......6..8.25 23=7,54=35,61=9,70=9
als-aic .4.6.1.9...1.....42.....8..8....54..4..378.....24.9.83..4.....63.....9...5.7.6.4. 4=5,6=5,10=79,20=5,34=2,35=2
als-aic 9..8...6.485...9......9...82..67.5...7..4..2.5942316873...8......9.5.8.1.5...7... 6=1,38=1,55=6
als-aic 7...1...8.3...9.47.54.7.21..6.......5.2...9.1..3....7...5.9.7...1.5..48.3...2.1.5 5=3,12=6,26=3,30=4,39=4,41=4,48=4
als-aic! 7...3.6.....5...838.2.6.....8...5..6....4....1..6...3.....1.9.596...8.....1.2...4
forcing-chains 84..1...6..38.714.1...4...8684123.9.731...824.5.478613.9.....8...85.2.6...6.8.3.. 3=9,21=69,54=2,57=3,59=6,60=5,77=9
forcing-chains .2.1.....4.1...3.275.9.2.18...7.8.......6...1269451873..56.4.....2...1...3..1..5. 0=6,4=37,5=57,6=469,7=6,8=469,31=3,33=24,34=9,35=4,36=3,38=34,42=2,43=9,58=79,60=9,61=29,63=8,64=89,67=38,68=79,70=469,71=9,74=6,78=47,80=7
forcing-chains .4.6.1.9...1.....42.....8..8....54..4..378.....24.9.83..4.....63.....9...5.7.6.4. 4=5,6=5,10=9,20=5,34=26,35=2,38=6
forcing-chains ..1.23.3..5.3.4.......34.4........4.;lockout:4=r4c2-r4c3;lockout:0=r2c1-r1c1;lockout:4=r6c1-r5c1-r4c1;lockout:4=r5c5-r4c4;lockout:4=r3c2-r4c1;lockout:4=r2c3-r3c4 15=5,24=25,26=26,27=16,29=16,33=2,35=2
forcing-chains! .........4.1...3.27..9.2..8...7.8.......6....269...873...6.4.....2...1...3..1..5.
death-blossom 4..89.3....57.3.9..3...67..3..154....4267953....382.....39...8..9.4..1.3..4.389.7 15=6,22=2,25=2,26=2
death-blossom 9..8...6.4857..9......9...82..67.5...7..4..2.5942316873...8......9.5.8.1.5...7... 21=1,23=6,55=6,76=1
death-blossom 9..8...6.485...9......9...82..67.5...7..4..2.5942316873...8......9.5.8.1.5...7... 23=6,38=1,55=16
death-blossom ...5.....4.2.....1......25.1...1.2..;littlekiller:15=r0c5-r1c4;littlekiller:9=r4c7-r5c6;littlekiller:10=r3c7-r4c6;littlekiller:10=r7c2-r6c3;littlekiller:3=r4c0-r5c1;littlekiller:9=r7c4-r6c5 2=6,8=1,14=6,18=6,20=46,22=36,23=36
death-blossom! ....4.9.7.2..8...5...2..8.4.......5...6...4...1.......9.7..1...5...7..9.1.3.6....;renban:r6c5-r7c4-r8c5-r9c5-r9c4;renban:r2c4-r2c5-r3c6;renban:r5c4-r4c3-r3c2
als-chain .2.......4.1...3.275.9.2.18...7.8.......6....269...873...6.4.....2...1...3..1..5. 0=6,3=358,4=57,5=5,6=469,8=469,31=3,33=24,35=4,38=3,39=145,41=15,42=2,43=9,44=4,48=5,58=579,61=29,63=58,64=89,67=38,70=469,71=9,74=6,78=4
als-chain .4.6.1.9...1.....42.....8..8....54..4..378.....24.9.83..4.....63.....9...5.7.6.4.
als-chain .4..3...............................;arrow:r1c1=r4c2-r3c3;arrow:r6c5=r6c6-r5c6;arrow:r4c4=r2c5;arrow:r1c3=r5c3-r6c2;arrow:r1c5=r6c2-r5c1;arrow:r5c2=r4c1-r5c1 6=56,7=56,18=356,19=6,21=1236,24=3456,25=1,31=356
als-chain ...5.....4.2.....1......25.1...1.2..;littlekiller:15=r0c5-r1c4;littlekiller:9=r4c7-r5c6;littlekiller:10=r3c7-r4c6;littlekiller:10=r7c2-r6c3;littlekiller:3=r4c0-r5c1;littlekiller:9=r7c4-r6c5 13=3,16=4,18=6,19=4,20=36,22=36,23=36,26=4,28=6,30=6,34=4,35=34
als-chain! 6..1.9.5..59...7..8.....4...9.54.......9.1.......68.1...2.....3..4...82..3.2.7..9
"""
