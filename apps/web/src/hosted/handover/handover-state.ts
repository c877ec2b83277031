export interface HandoverState {
  readonly attempt: number;
  readonly name: string;
  readonly trouble?: 'nameRequired' | 'refused' | 'unavailable';
}
