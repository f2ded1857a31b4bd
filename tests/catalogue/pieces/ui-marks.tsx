import { Bell } from '@phosphor-icons/react/dist/csr/Bell'
import { useState } from 'react'
import { useMessages } from '#app/language/use-messages.ts'
import { writingSystems } from '#app/language/writing-systems.ts'
import { DayStepButtons } from '#app/ui/page-steps.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { LanguageSwitch } from '#app/ui/language-switch.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { MoreButton } from '#app/ui/more-button.tsx'
import { PhraseWrappedText } from '#app/ui/phrases.tsx'
import { ScoreBar } from '#app/ui/score-bar.tsx'
import { SectionTitle } from '#app/ui/section-title.tsx'
import { Stamp } from '#app/ui/stamp.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useSample } from '../examples/words.ts'
import { StateFrame, type ComponentGroup } from '../room.tsx'

function IconButtons() {
  const { word } = useSample()
  return (
    <div className="catalogue-row">
      <IconButton label={word}>
        <Bell size={22} weight="light" />
      </IconButton>
      <IconButton label={word} disabled>
        <Bell size={22} weight="light" />
      </IconButton>
      <MoreButton label={word} />
      <MoreButton label={word}>
        <Bell size={22} />
      </MoreButton>
    </div>
  )
}

/** Steps between days; at the first and last day, the button that would leave the range is disabled. */
function Days() {
  const [day, setDay] = useState(0)
  return (
    <div className="catalogue-row">
      <DayStepButtons before={day > -1 ? () => setDay(day - 1) : undefined} after={day < 1 ? () => setDay(day + 1) : undefined} />
    </div>
  )
}

function Links() {
  const { word } = useSample()
  return (
    <div className="catalogue-row">
      {(['filled', 'default', 'subtle', 'seal'] as const).map((variant) => (
        <ButtonLink key={variant} to="/home" variant={variant}>
          {word}
        </ButtonLink>
      ))}
    </div>
  )
}

/** Phrases in a box as wide as a phrase and a half. */
function Lines() {
  const { long } = useSample()
  return (
    <p style={{ width: '14em', margin: 0 }}>
      <PhraseWrappedText text={long} />
    </p>
  )
}

function Scores() {
  return (
    <>
      <StateFrame name="strong, of now">
        <ScoreBar score={82} band="great" isNow />
      </StateFrame>
      <StateFrame name="even">
        <ScoreBar score={58} band="even" />
      </StateFrame>
      <StateFrame name="faint">
        <ScoreBar score={31} band="quiet" />
      </StateFrame>
      <StateFrame name="not told yet">
        <ScoreBar score={64} band="good" isMist />
      </StateFrame>
    </>
  )
}

function Titles() {
  const { word, other, long } = useSample()
  return (
    <>
      <SectionTitle>{word}</SectionTitle>
      <SectionTitle note={other}>{word}</SectionTitle>
      <SectionTitle note={long}>{long}</SectionTitle>
    </>
  )
}

/** Stamps of one or two characters; in a language of letters, of a word. */
function Stamps() {
  const { word } = useSample()
  const { locale } = useMessages()
  return (
    <div className="catalogue-row">
      {writingSystems[locale].readsHan && <Stamp>{word.charAt(0)}</Stamp>}
      <Stamp>{word}</Stamp>
    </div>
  )
}

function Tags() {
  const { word } = useSample()
  return (
    <div className="catalogue-row">
      {(['plain', 'seal', 'pending', 'done'] as const).map((tone) => (
        <Tag key={tone} tone={tone}>
          {word}
        </Tag>
      ))}
    </div>
  )
}

export const marks: ComponentGroup = {
  name: 'Marks and buttons',
  pieces: {
    'IconButton, MoreButton': IconButtons,
    ButtonLink: Links,
    DaySteps: Days,
    LanguageSwitch,
    Phrases: Lines,
    ScoreBar: Scores,
    SectionTitle: Titles,
    Stamp: Stamps,
    Tag: Tags,
  },
}
