/** `@mingshu/almanac`: the whole almanac. */
export * from '#almanac/index.ts'
