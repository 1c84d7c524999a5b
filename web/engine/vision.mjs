// OpenCV, and what would be too many calls over the bridge from Python. In the site it lies beside
// the two files that the build makes of the package (sitebuild/opencv.py).
import create from "./opencv.mjs";

export default function load() {
  return new Promise((done, failed) => {
    const cv = create(new URL("./opencv.wasm", import.meta.url).href);
    delete cv.then; // who waits for it would be given it again, for ever
    cv.onAbort = failed;
    cv.onRuntimeInitialized = () => done(Object.assign(cv, { answersTo, greenOf, hullsIn }));
  });
}

// Calls what deletes all that it was told to keep only so long.
function within(call) {
  const made = [];
  const brief = (one) => (made.push(one), one);
  try {
    return call(brief);
  } finally {
    for (const one of made) one.delete();
  }
}

// The green plane of a picture, given as four bytes a pixel.
function greenOf(pixels, width, height) {
  return within((brief) => {
    const whole = brief(new this.Mat(height, width, this.CV_8UC4));
    whole.data.set(pixels);
    const planes = brief(new this.MatVector());
    this.split(whole, planes);
    return planes.get(1);
  });
}

// The hulls of the contours in a plane whose boxes are at least so wide and high, of these so many
// with the largest boxes: of each the count of its points, and these.
function hullsIn(plane, least, most) {
  return within((brief) => {
    const contours = brief(new this.MatVector());
    const tree = brief(new this.Mat());
    this.findContours(plane, contours, tree, this.RETR_LIST, this.CHAIN_APPROX_SIMPLE);
    const large = [];
    for (let which = 0; which < contours.size(); which++) {
      const contour = contours.get(which);
      const { width, height } = this.boundingRect(contour);
      contour.delete();
      if (Math.min(width, height) >= least) large.push([width * height, which]);
    }
    large.sort(([one], [other]) => other - one);
    return Int32Array.from(
      large.slice(0, most).flatMap(([, which]) => {
        const hull = brief(new this.Mat());
        this.convexHull(brief(contours.get(which)), hull);
        return [hull.rows, ...hull.data32S];
      }),
    );
  });
}

// What a network says of squares. It is asked one by one: no call makes a blob of several planes.
function answersTo(network, values, side) {
  return within((brief) => {
    const square = brief(new this.Mat(side, side, this.CV_32F));
    const size = new this.Size(side, side);
    const none = new this.Scalar(0, 0, 0, 0);
    const found = [];
    for (let start = 0; start < values.length; start += side * side) {
      square.data32F.set(values.subarray(start, start + side * side));
      const blob = this.blobFromImage(square, 1, size, none, false, false, this.CV_32F);
      network.setInput(blob, "", 1, none);
      const answer = network.forward("");
      found.push(...answer.data32F);
      blob.delete();
      answer.delete();
    }
    return Float64Array.from(found);
  });
}
