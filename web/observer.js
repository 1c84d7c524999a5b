// Before PyScript: it looks at every change of the document for scripts that may come. None does once
// the page has started, and ui/browser/app.py stops this. The first observer that is made is PyScript's.
window.MutationObserver = class extends MutationObserver {
  constructor(call) {
    super(call);
    window.pyscriptObserver = this;
    window.MutationObserver = Object.getPrototypeOf(this.constructor);
  }
};
