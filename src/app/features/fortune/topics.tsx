import { useLingui } from '@lingui/react/macro'
import { type DayTexts, DAY_TOPICS } from '#readings/daily/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { TOPIC_LABELS } from '../../terms/topics.ts'
import classes from './topics.module.css'

/** One line for each of the day's four topics. */
export function DayTopics({ said }: { said: DayTexts }) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  return (
    <dl className={classes.root} aria-label={t`四事`}>
      {DAY_TOPICS.map((topic) => (
        <div key={topic}>
          <dt>{_(TOPIC_LABELS[said.audience][topic])}</dt>
          <dd>{said.topics[topic].words[locale]}</dd>
        </div>
      ))}
    </dl>
  )
}
