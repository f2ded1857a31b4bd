/**
 * Version of what all books say. It goes up by one when paragraphs, their choice or their words were changed so that a reader would
 * notice, as a release goes out; a book that was made before keeps its texts until its reader asks for an update.
 */
export const TEXTS = 1
