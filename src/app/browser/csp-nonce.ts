/** The nonce that the server put into this page: style elements made at run time carry it. */
export const cspNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

// Dialogs lock the page's scrolling through a library (get-nonce) that reads the nonce under this name.
Object.assign(globalThis, { __webpack_nonce__: cspNonce })
