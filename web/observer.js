// Runs before PyScript, which observes every change of the document in search of scripts. The page
// adds no scripts after its start, so ui/browser/app.py then calls stopObserving.
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
