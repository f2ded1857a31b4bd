import { useQuery } from '@tanstack/react-query'
import { fetchCalendarState } from '#device/reminders/calendar.ts'
import { useSession } from '../../session/session.ts'
import { userQuery } from '../../session/user-query.ts'

/** Query of the calendar subscription on the server. */
export const useCalendarState = () => useQuery(userQuery('calendar', useSession(), fetchCalendarState))
