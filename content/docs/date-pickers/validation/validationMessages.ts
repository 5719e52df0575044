import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

type ErrorCode = NonNullable<DateTimeValidationError>;

export const validationMessages: Record<ErrorCode, string> = {
  invalidDate: 'This date or time does not exist',
  minDate: 'This day is too early',
  maxDate: 'This day is too late',
  disablePast: 'Choose a moment in the future',
  disableFuture: 'Choose a moment in the past',
  shouldDisableDate: 'This day is not available',
  shouldDisableMonth: 'This month is not available',
  shouldDisableYear: 'This year is not available',
  minTime: 'This time is too early',
  maxTime: 'This time is too late',
  minutesStep: 'Use one of the suggested minutes',
  'shouldDisableTime-hours': 'This hour is not available',
  'shouldDisableTime-minutes': 'This minute is not available',
  'shouldDisableTime-seconds': 'This second is not available',
};
