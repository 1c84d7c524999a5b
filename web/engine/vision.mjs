// OpenCV, with functions that would need too many calls from Python. In the site, this file lies
// beside the two files that the build makes of the package (sitebuild/opencv.py).
import create from "./opencv.mjs";

export default function load() {
  return new Promise((resolve, reject) => {
    const cv = create(new URL("./opencv.wasm", import.meta.url).href);
    delete cv.then; // a promise would call it again and again
    cv.onAbort = reject;
    cv.onRuntimeInitialized = () => resolve(Object.assign(cv, { outputsFor, greenOf, hullsIn }));
  });
}

// Call a function; afterwards, delete the objects that the function has passed to `temporary`.
function withTemporaries(call) {
  const objects = [];
  const temporary = (object) => (objects.push(object), object);
  try {
    return call(temporary);
  } finally {
    for (const object of objects) object.delete();
  }
}

// Return the green plane of a picture of four bytes per pixel.
function greenOf(pixels, width, height) {
  return withTemporaries((temporary) => {
    const whole = temporary(new this.Mat(height, width, this.CV_8UC4));
    whole.data.set(pixels);
    const planes = temporary(new this.MatVector());
    this.split(whole, planes);
    return planes.get(1);
  });
}

// Return the convex hulls of the contours in a plane: of those whose bounding box is at least `least`
// wide and high, the `most` largest. A hull is written as its number of points, then the points.
function hullsIn(plane, least, most) {
  return withTemporaries((temporary) => {
    const contours = temporary(new this.MatVector());
    const tree = temporary(new this.Mat());
    this.findContours(plane, contours, tree, this.RETR_LIST, this.CHAIN_APPROX_SIMPLE);
    const large = [];
    for (let index = 0; index < contours.size(); index++) {
      const contour = contours.get(index);
      const { width, height } = this.boundingRect(contour);
      contour.delete();
      if (Math.min(width, height) >= least) large.push([width * height, index]);
    }
    large.sort(([first], [second]) => second - first);
    return Int32Array.from(
      large.slice(0, most).flatMap(([, index]) => {
        const hull = temporary(new this.Mat());
        this.convexHull(temporary(contours.get(index)), hull);
        return [hull.rows, ...hull.data32S];
      }),
    );
  });
}

// Return the outputs of a network for squares. The squares are passed singly: no call of OpenCV.js
// makes a blob of several planes.
function outputsFor(network, values, side) {
  return withTemporaries((temporary) => {
    const square = temporary(new this.Mat(side, side, this.CV_32F));
    const size = new this.Size(side, side);
    const none = new this.Scalar(0, 0, 0, 0);
    const outputs = [];
    for (let start = 0; start < values.length; start += side * side) {
      square.data32F.set(values.subarray(start, start + side * side));
      const blob = this.blobFromImage(square, 1, size, none, false, false, this.CV_32F);
      network.setInput(blob, "", 1, none);
      const output = network.forward("");
      outputs.push(...output.data32F);
      blob.delete();
      output.delete();
    }
    return Float64Array.from(outputs);
  });
}
