import { useQuery } from '@tanstack/react-query'
import { fetchCalendarState } from '#device/reminders/calendar.ts'
import { useSession } from '../../session/session.ts'
import { userQuery } from '../../session/user-query.ts'

/** Whether a calendar is subscribed, as the server says. */
export const useCalendarState = () => useQuery(userQuery('calendar', useSession(), fetchCalendarState))
