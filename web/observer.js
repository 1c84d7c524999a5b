// Before PyScript, which looks at every change of the document for scripts that may come. None does
// once the page has started: ui/browser/app.py then calls stopObserving.
{
  const observers = [], Original = MutationObserver;
  window.MutationObserver = class extends Original {
    constructor(call) { super(call); observers.push(this); }
  };
  window.stopObserving = () => {
    window.MutationObserver = Original;
    for (const observer of observers.splice(0)) observer.disconnect();
  };
}
