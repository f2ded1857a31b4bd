/**
 * Version of all book texts, increased by a release that visibly changes texts. Existing books change only when their
 * reader asks for an update.
 */
export const TEXTS_VERSION = 1
