import { FiveLands } from '../../art/five-lands.tsx'
import { useIsDesktop } from '../../browser/use-is-wide.ts'
import { useIsUpright } from '../../language/use-messages.ts'
import classes from './login-scene.module.css'

/** The landscape behind the title, on a grid that suits the space it gets. It is nobody's chart: all five forms are in it. */
export function LoginScene({ isSmall }: { isSmall: boolean }) {
  const isDesktop = useIsDesktop()
  // An upright title hangs into the sky: the mountains keep below it.
  const isUpright = useIsUpright()
  return (
    <div className={classes.root}>
      {isDesktop ? (
        <FiveLands width={800} height={800} horizon={0.78} />
      ) : isSmall ? (
        <FiveLands width={390} height={420} horizon={isUpright ? 0.77 : 0.7} sunX={0.3} sunY={0.27} />
      ) : (
        <FiveLands width={390} height={640} />
      )}
    </div>
  )
}
