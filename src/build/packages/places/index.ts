/** `@mingshu/places` */
export * from '#places/index.ts'
