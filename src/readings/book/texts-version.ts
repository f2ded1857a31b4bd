/**
 * Version of the texts of all books. A release increases it by one if it changes paragraphs or their selection visibly. A book
 * that was made before keeps its texts until its reader asks for an update.
 */
export const TEXTS_VERSION = 1
