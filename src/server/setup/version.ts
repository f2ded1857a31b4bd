import manifest from '../../../package.json' with { type: 'json' }

/** The product's version, shown by `/healthz` and the page. */
export const version: string = manifest.version
