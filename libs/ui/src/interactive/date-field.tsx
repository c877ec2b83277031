'use client';
import { type CalendarDate, parseDate } from '@internationalized/date';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../icon.js';
import { TextInput } from '../primitives/text-input.js';
import { useIsLive } from '../use-is-live.js';
import { FieldGroup, type LabelledProps, splitField } from '../primitives/form-field.js';

export interface DateFieldProps extends LabelledProps {
  readonly id?: string;
  readonly name?: string;
  /** A day as ISO 8601 writes it, `2026-11-22`; null where none is given. */
  readonly value?: string | null;
  readonly defaultValue?: string | null;
  readonly onChange?: (value: string | null) => void;
  readonly isDisabled?: boolean;
}

/**
 * A day, typed part by part or chosen from a calendar; until the page is alive the browser's own field. The language of
 * the page (`InteractiveLocale`) decides the order of day, month and year. What is no day of ISO 8601 counts as none.
 */
export function DateField(props: DateFieldProps) {
  const [field, { id: given, value, defaultValue, onChange, ...more }] = splitField(props);
  const made = useId();
  const id = given ?? made;
  if (!useIsLive()) {
    const { name, isDisabled } = more;
    const day = value ?? defaultValue ?? '';
    const native = { id, name, disabled: isDisabled, defaultValue: day };
    return <TextInput {...field} {...native} type="date" width="20" />;
  }
  return (
    <FieldGroup id={id} {...field}>
      <DatePicker
        id={id}
        aria-label={field.label}
        isInvalid={field.error !== undefined}
        shouldForceLeadingZeros
        {...(value === undefined ? {} : { value: dayIn(value) })}
        {...(defaultValue === undefined ? {} : { defaultValue: dayIn(defaultValue) })}
        {...(onChange ? { onChange: (day) => onChange(day ? day.toString() : null) } : {})}
        {...more}
      >
        <Group className="fd-input fd-date">
          <DateInput className="fd-date-segments">
            {(segment) => <DateSegment className="fd-date-segment" segment={segment} />}
          </DateInput>
          <Button>
            <Icon name="calendar" />
          </Button>
        </Group>
        <Popover className="fd-popover">
          <Dialog className="fd-dialog">
            <Days />
          </Dialog>
        </Popover>
      </DatePicker>
    </FieldGroup>
  );
}

function Days() {
  return (
    <Calendar className="fd-calendar">
      <div className="fd-calendar-head">
        <Button slot="previous">
          <Icon name="back" />
        </Button>
        <Heading level={2} />
        <Button slot="next">
          <Icon name="back" />
        </Button>
      </div>
      <CalendarGrid>
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell className="fd-calendar-day" date={date} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

function dayIn(text: string | null | undefined): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}
