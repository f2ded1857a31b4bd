import { FiveLands } from '../../art/five-lands.tsx'
import { useIsDesktop } from '../../browser/use-is-wide.ts'
import { useVerticalText } from '../../language/use-messages.ts'
import classes from './login-scene.module.css'

/** Landscape behind the title, sized for the layout; shows all five elements instead of those of a chart. */
export function LoginScene({ isSmall }: { isSmall: boolean }) {
  const isDesktop = useIsDesktop()
  // Lowers the horizon for an upright title, which extends down into the sky.
  const isUpright = useVerticalText()
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
