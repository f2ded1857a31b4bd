/** The CSP nonce of this page, required on style elements created at run time. */
export const cspNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

// get-nonce, used by Mantine's scroll lock, reads this global.
Object.assign(globalThis, { __webpack_nonce__: cspNonce })
