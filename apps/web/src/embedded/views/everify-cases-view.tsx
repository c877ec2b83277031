'use client';
import { EverifyCases } from '../cases/everify-cases';
import type { ComponentView } from '../component-view';

export const everifyCasesView: ComponentView = { columns: 6, show: () => <EverifyCases /> };
