import { archiveListDocument } from '../archives/archive-list-document.ts'
import { podcastsDocument } from '../audio/podcasts-document.ts'
import { marksDocument } from '../books/marks-document.ts'
import { shelfDocument } from '../books/shelf-document.ts'
import { chatsDocument } from '../chats/chats-document.ts'
import { openedDaysDocument } from '../documents/opened-days-document.ts'
import { imagesDocument } from '../images/images-document.ts'
import { lifeDocument } from '../life/life-document.ts'

/** All documents that are pulled, in the order of pulling. */
export const pulledDocuments = [
  archiveListDocument,
  openedDaysDocument,
  marksDocument,
  lifeDocument,
  shelfDocument,
  podcastsDocument,
  chatsDocument,
  imagesDocument,
] as const

export type DocumentName = (typeof pulledDocuments)[number]['name']
