import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ReaderLevelPicker, ReaderOptionsSheet, ReaderSizePicker } from '#app/reader/reading-options.tsx'
import { BookMarksProvider } from '#app/reader/book-marks-provider.tsx'
import { OpenBookLayout } from '#app/reader/open-book.tsx'
import { ReasonList, SectionView, TodoView } from '#app/reader/card-sections.tsx'
import { shanghai } from '../examples/archives.ts'
import { book, card } from '../examples/book.ts'
import type { ComponentGroup } from '../room.tsx'

const Open = ({ children }: { children: ReactNode }) => (
  <OpenBookLayout book={book} archive={shanghai}>
    {children}
  </OpenBookLayout>
)

/** Paragraphs with reasons, a quotation, terms and actions. */
const Section = () => (
  <Open>
    <BookMarksProvider>
      <SectionView section={card.sections[0]!} />
    </BookMarksProvider>
  </Open>
)

const Unmarkable = () => (
  <Open>
    <SectionView section={card.sections[0]!} />
  </Open>
)

const Reasons = () => (
  <Open>
    <ReasonList reasons={card.reasons} />
  </Open>
)

const Todo = () => (
  <Open>
    <TodoView todo={card.todo!} />
  </Open>
)

function HowItIsRead() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <ReaderLevelPicker />
      <ReaderSizePicker />
      <Button variant="default" onClick={() => setOpened(true)}>
        ReaderSheet
      </Button>
      <ReaderOptionsSheet opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}

export const reader: ComponentGroup = {
  name: 'Reader',
  pieces: {
    'SectionView, MarkLayer': Section,
    'SectionView, without marks': Unmarkable,
    ReasonList: Reasons,
    TodoView: Todo,
    'LevelChoice, SizeChoice, ReaderSheet': HowItIsRead,
  },
}
