import manifest from '../../../package.json' with { type: 'json' }

/** The product's version, as `/healthz` and the page say it. */
export const version: string = manifest.version
