'use client';
import { ComplianceCalendar } from '../calendar/compliance-calendar';
import type { ComponentView } from '../component-view';

export const complianceCalendarView: ComponentView = { columns: 4, show: () => <ComplianceCalendar /> };
