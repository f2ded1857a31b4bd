/** `@mingshu/almanac/codes`: codes and shapes without the calendar library. */
export * from '#almanac/codes.ts'
