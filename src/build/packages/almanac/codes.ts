/** `@mingshu/almanac/codes`: codes and types without the calendar library. */
export * from '#almanac/codes.ts'
