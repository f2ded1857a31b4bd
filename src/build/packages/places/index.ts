/** `@mingshu/places`: the gazetteer, and civil time. */
export * from '#places/index.ts'
