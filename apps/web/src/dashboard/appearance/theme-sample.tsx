import { Button, ProgressLine, StatusWord, Table, TextInput } from '@firstday/ui';
import type { ThemeWords } from './theme-words';

interface ThemeSampleProps {
  readonly words: ThemeWords['sample'];
  /** The address of the picture at the head. */
  readonly logo: string | undefined;
  /** Its controls are told apart from those of another sample of the page by this. */
  readonly id: string;
}

/** A page of a new hire and a component, as they are: of the same parts, dressed by the same sheets. */
export function ThemeSample({ words, logo, id }: ThemeSampleProps) {
  return (
    <>
      <div className="theme-page">
        <div className="hosted-top">
          <div className="hosted-bar">
            <span className="hosted-name">
              {logo ? <img className="hosted-logo" src={logo} alt="" /> : words.employer}
            </span>
            <span />
            <span className="hosted-leave">{words.leave}</span>
          </div>
        </div>
        <div className="hosted-main">
          <ProgressLine step={2} steps={5} words={words.step} />
          <p className="theme-question">{words.question}</p>
          <TextInput
            id={`${id}-answer`}
            label={words.answer}
            hint={words.hint}
            defaultValue="Ana"
            readOnly
            tabIndex={-1}
          />
          <div className="fd-actions">
            <Button tabIndex={-1}>{words.next}</Button>
          </div>
        </div>
      </div>
      <div className="theme-component fd-dense">
        <Table
          caption={words.list}
          rows={[
            { name: 'Ana Lopez', form: 'W-4', isDone: true },
            { name: 'Min Cho', form: 'I-9', isDone: false },
          ]}
          keyOf={({ name }) => name}
          columns={[
            {
              id: 'person',
              label: words.person,
              cell: ({ name }) => <span className="theme-link">{name}</span>,
            },
            { id: 'form', label: words.form, cell: ({ form }) => form },
            {
              id: 'status',
              label: words.status,
              cell: ({ isDone }) =>
                isDone ? (
                  <StatusWord tone="good" icon="check" word={words.done} />
                ) : (
                  <StatusWord tone="warn" icon="clock" word={words.open} />
                ),
            },
          ]}
        />
        <Button variant="secondary" size="small" tabIndex={-1}>
          {words.remind}
        </Button>
      </div>
    </>
  );
}
