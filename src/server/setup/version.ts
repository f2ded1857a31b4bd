import manifest from '../../../package.json' with { type: 'json' }

/** Version of the product, shown by `/healthz` and passed to the page. */
export const version: string = manifest.version
