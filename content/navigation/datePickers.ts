import type { NavigationEntry } from '#core/navigation/navigation.ts';

/** The pages of the Date and Time Pickers, in reading order. */
export const datePickers: NavigationEntry = {
  title: 'Date and Time Pickers',
  children: [
    { title: 'Overview', route: '/x/react-date-pickers/' },
    { title: 'Quickstart', route: '/x/react-date-pickers/quickstart/' },
    { title: 'Base concepts', route: '/x/react-date-pickers/base-concepts/' },
    {
      subheader: true,
      title: 'Components',
      children: [
        {
          title: 'Date components',
          children: [
            { title: 'Date Picker', route: '/x/react-date-pickers/date-picker/' },
            { title: 'Date Field', route: '/x/react-date-pickers/date-field/' },
            { title: 'Date Calendar', route: '/x/react-date-pickers/date-calendar/' },
          ],
        },
        {
          title: 'Time components',
          children: [
            { title: 'Time Picker', route: '/x/react-date-pickers/time-picker/' },
            { title: 'Time Field', route: '/x/react-date-pickers/time-field/' },
            { title: 'Time Clock', route: '/x/react-date-pickers/time-clock/' },
            { title: 'Digital Clock', route: '/x/react-date-pickers/digital-clock/' },
          ],
        },
        {
          title: 'Date Time components',
          children: [
            { title: 'Date Time Picker', route: '/x/react-date-pickers/date-time-picker/' },
            { title: 'Date Time Field', route: '/x/react-date-pickers/date-time-field/' },
          ],
        },
        {
          title: 'Date Range components',
          plan: 'pro',
          children: [
            { title: 'Date Range Picker', route: '/x/react-date-pickers/date-range-picker/' },
            { title: 'Date Range Field', route: '/x/react-date-pickers/date-range-field/' },
            { title: 'Date Range Calendar', route: '/x/react-date-pickers/date-range-calendar/' },
            {
              title: 'DateRangePicker and DataGrid',
              route: '/x/react-date-pickers/date-range-filter/',
            },
          ],
        },
        {
          title: 'Time Range components',
          plan: 'pro',
          children: [
            {
              title: 'Time Range Picker',
              route: '/x/react-date-pickers/time-range-picker/',
              isNew: true,
            },
            { title: 'Time Range Field', route: '/x/react-date-pickers/time-range-field/' },
          ],
        },
        {
          title: 'Date Time Range components',
          plan: 'pro',
          children: [
            {
              title: 'Date Time Range Picker',
              route: '/x/react-date-pickers/date-time-range-picker/',
            },
            {
              title: 'Date Time Range Field',
              route: '/x/react-date-pickers/date-time-range-field/',
            },
          ],
        },
        { title: 'Field components', route: '/x/react-date-pickers/fields/' },
      ],
    },
    {
      subheader: true,
      title: 'Main features',
      children: [
        { title: 'Validation', route: '/x/react-date-pickers/validation/' },
        { title: 'Components lifecycle', route: '/x/react-date-pickers/lifecycle/' },
        { title: 'Shortcuts', route: '/x/react-date-pickers/shortcuts/' },
        { title: 'Accessibility', route: '/x/react-date-pickers/accessibility/' },
      ],
    },
    {
      subheader: true,
      title: 'Localization',
      children: [
        { title: 'Translated components', route: '/x/react-date-pickers/localization/' },
        {
          title: 'Date format and localization',
          route: '/x/react-date-pickers/adapters-locale/',
        },
        { title: 'UTC and timezones', route: '/x/react-date-pickers/timezone/' },
        { title: 'Calendar systems', route: '/x/react-date-pickers/calendar-systems/' },
      ],
    },
    {
      subheader: true,
      title: 'Customization',
      children: [
        { title: 'Custom subcomponents', route: '/x/react-date-pickers/custom-components/' },
        { title: 'Custom layout', route: '/x/react-date-pickers/custom-layout/' },
        { title: 'Custom field', route: '/x/react-date-pickers/custom-field/' },
        { title: 'Custom opening button', route: '/x/react-date-pickers/custom-opening-button/' },
        { title: 'Customization playground', route: '/x/react-date-pickers/playground/' },
      ],
    },
    {
      subheader: true,
      title: 'Resources',
      children: [
        {
          title: 'API reference',
          children: [
            { title: 'Index', route: '/x/api/date-pickers/' },
            { title: 'DateCalendar', route: '/x/api/date-pickers/date-calendar/' },
            { title: 'DateField', route: '/x/api/date-pickers/date-field/' },
            { title: 'DatePicker', route: '/x/api/date-pickers/date-picker/' },
            { title: 'DatePickerToolbar', route: '/x/api/date-pickers/date-picker-toolbar/' },
            {
              title: 'DateRangeCalendar',
              route: '/x/api/date-pickers/date-range-calendar/',
              plan: 'pro',
            },
            {
              title: 'DateRangePicker',
              route: '/x/api/date-pickers/date-range-picker/',
              plan: 'pro',
            },
            {
              title: 'DateRangePickerDay',
              route: '/x/api/date-pickers/date-range-picker-day/',
              plan: 'pro',
            },
            {
              title: 'DateRangePickerDay2',
              route: '/x/api/date-pickers/date-range-picker-day-2/',
              plan: 'pro',
            },
            {
              title: 'DateRangePickerToolbar',
              route: '/x/api/date-pickers/date-range-picker-toolbar/',
              plan: 'pro',
            },
            { title: 'DateTimeField', route: '/x/api/date-pickers/date-time-field/' },
            { title: 'DateTimePicker', route: '/x/api/date-pickers/date-time-picker/' },
            { title: 'DateTimePickerTabs', route: '/x/api/date-pickers/date-time-picker-tabs/' },
            {
              title: 'DateTimePickerToolbar',
              route: '/x/api/date-pickers/date-time-picker-toolbar/',
            },
            {
              title: 'DateTimeRangePicker',
              route: '/x/api/date-pickers/date-time-range-picker/',
              plan: 'pro',
            },
            {
              title: 'DateTimeRangePickerTabs',
              route: '/x/api/date-pickers/date-time-range-picker-tabs/',
              plan: 'pro',
            },
            {
              title: 'DateTimeRangePickerToolbar',
              route: '/x/api/date-pickers/date-time-range-picker-toolbar/',
              plan: 'pro',
            },
            { title: 'DayCalendarSkeleton', route: '/x/api/date-pickers/day-calendar-skeleton/' },
            { title: 'DesktopDatePicker', route: '/x/api/date-pickers/desktop-date-picker/' },
            {
              title: 'DesktopDateRangePicker',
              route: '/x/api/date-pickers/desktop-date-range-picker/',
              plan: 'pro',
            },
            {
              title: 'DesktopDateTimePicker',
              route: '/x/api/date-pickers/desktop-date-time-picker/',
            },
            {
              title: 'DesktopDateTimeRangePicker',
              route: '/x/api/date-pickers/desktop-date-time-range-picker/',
              plan: 'pro',
            },
            { title: 'DesktopTimePicker', route: '/x/api/date-pickers/desktop-time-picker/' },
            {
              title: 'DesktopTimeRangePicker',
              route: '/x/api/date-pickers/desktop-time-range-picker/',
              plan: 'pro',
            },
            { title: 'DigitalClock', route: '/x/api/date-pickers/digital-clock/' },
            {
              title: 'LocalizationProvider',
              route: '/x/api/date-pickers/localization-provider/',
            },
            { title: 'MobileDatePicker', route: '/x/api/date-pickers/mobile-date-picker/' },
            {
              title: 'MobileDateRangePicker',
              route: '/x/api/date-pickers/mobile-date-range-picker/',
              plan: 'pro',
            },
            {
              title: 'MobileDateTimePicker',
              route: '/x/api/date-pickers/mobile-date-time-picker/',
            },
            {
              title: 'MobileDateTimeRangePicker',
              route: '/x/api/date-pickers/mobile-date-time-range-picker/',
              plan: 'pro',
            },
            { title: 'MobileTimePicker', route: '/x/api/date-pickers/mobile-time-picker/' },
            {
              title: 'MobileTimeRangePicker',
              route: '/x/api/date-pickers/mobile-time-range-picker/',
              plan: 'pro',
            },
            { title: 'MonthCalendar', route: '/x/api/date-pickers/month-calendar/' },
            {
              title: 'MultiInputDateRangeField',
              route: '/x/api/date-pickers/multi-input-date-range-field/',
              plan: 'pro',
            },
            {
              title: 'MultiInputDateTimeRangeField',
              route: '/x/api/date-pickers/multi-input-date-time-range-field/',
              plan: 'pro',
            },
            {
              title: 'MultiInputTimeRangeField',
              route: '/x/api/date-pickers/multi-input-time-range-field/',
              plan: 'pro',
            },
            {
              title: 'MultiSectionDigitalClock',
              route: '/x/api/date-pickers/multi-section-digital-clock/',
            },
            { title: 'PickerDay2', route: '/x/api/date-pickers/picker-day-2/' },
            { title: 'PickersActionBar', route: '/x/api/date-pickers/pickers-action-bar/' },
            {
              title: 'PickersCalendarHeader',
              route: '/x/api/date-pickers/pickers-calendar-header/',
            },
            { title: 'PickersDay', route: '/x/api/date-pickers/pickers-day/' },
            { title: 'PickersLayout', route: '/x/api/date-pickers/pickers-layout/' },
            {
              title: 'PickersRangeCalendarHeader',
              route: '/x/api/date-pickers/pickers-range-calendar-header/',
              plan: 'pro',
            },
            { title: 'PickersSectionList', route: '/x/api/date-pickers/pickers-section-list/' },
            { title: 'PickersShortcuts', route: '/x/api/date-pickers/pickers-shortcuts/' },
            { title: 'PickersTextField', route: '/x/api/date-pickers/pickers-text-field/' },
            {
              title: 'SingleInputDateRangeField',
              route: '/x/api/date-pickers/single-input-date-range-field/',
              plan: 'pro',
            },
            {
              title: 'SingleInputDateTimeRangeField',
              route: '/x/api/date-pickers/single-input-date-time-range-field/',
              plan: 'pro',
            },
            {
              title: 'SingleInputTimeRangeField',
              route: '/x/api/date-pickers/single-input-time-range-field/',
              plan: 'pro',
            },
            { title: 'StaticDatePicker', route: '/x/api/date-pickers/static-date-picker/' },
            {
              title: 'StaticDateRangePicker',
              route: '/x/api/date-pickers/static-date-range-picker/',
              plan: 'pro',
            },
            {
              title: 'StaticDateTimePicker',
              route: '/x/api/date-pickers/static-date-time-picker/',
            },
            { title: 'StaticTimePicker', route: '/x/api/date-pickers/static-time-picker/' },
            { title: 'TimeClock', route: '/x/api/date-pickers/time-clock/' },
            { title: 'TimeField', route: '/x/api/date-pickers/time-field/' },
            { title: 'TimePicker', route: '/x/api/date-pickers/time-picker/' },
            { title: 'TimePickerToolbar', route: '/x/api/date-pickers/time-picker-toolbar/' },
            {
              title: 'TimeRangePicker',
              route: '/x/api/date-pickers/time-range-picker/',
              plan: 'pro',
            },
            {
              title: 'TimeRangePickerTabs',
              route: '/x/api/date-pickers/time-range-picker-tabs/',
              plan: 'pro',
            },
            {
              title: 'TimeRangePickerToolbar',
              route: '/x/api/date-pickers/time-range-picker-toolbar/',
              plan: 'pro',
            },
            { title: 'YearCalendar', route: '/x/api/date-pickers/year-calendar/' },
          ],
        },
      ],
    },
  ],
};
