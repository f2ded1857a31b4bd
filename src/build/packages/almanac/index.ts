/** `@mingshu/almanac` */
export * from '#almanac/index.ts'
