import { useFormContext } from 'react-hook-form';
import {
  type CreateQuestionInput,
  createQuestionInput,
  difficultySchema,
  type Question,
  questionTypeSchema,
} from '../../../shared/contracts/question.ts';
import { typingTextLimits } from '../../../shared/domain/scoring.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { convertedResolver } from '../../lib/contract-resolver.ts';
import { fieldsOf } from '../../ui/form-fields.tsx';
import { RecordForm, type SaveRecord } from '../../ui/record-form.tsx';
import { difficultyLabels, typeLabels } from './question-labels.tsx';
import { PreviewDialog, QuestionPreview } from './question-preview.tsx';
import {
  type QuestionValues,
  questionFields,
  questionValues,
  toPreviewedQuestion,
} from './question-values.ts';
import { GermanFields, OptionFields } from './wording-fields.tsx';

/** The question as stored, beside the text in the form. */
function StoredQuestion({ question }: { question: Question }) {
  return (
    <>
      <p className="whitespace-pre-line">{question.questionText}</p>
      <ul className="m-0 list-disc ps-5">
        {question.options.map((option) => (
          <li key={option}>
            {option}
            {option === question.correctAnswer && ` (${m.questions_correct()})`}
          </li>
        ))}
      </ul>
      <p>
        {[
          typeLabels[question.type](),
          question.category,
          difficultyLabels[question.difficulty](),
          m.applications_points({ count: question.points }),
          question.isActive ? m.questions_active() : m.questions_inactive(),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {question.german && (
        <div lang="de">
          <p className="whitespace-pre-line">{question.german.questionText}</p>
          <p>{question.german.options.join(' / ')}</p>
        </div>
      )}
    </>
  );
}

const questionResolver = convertedResolver(createQuestionInput, questionFields);

const { TextField, TextareaField, SelectField, SwitchField } = fieldsOf<QuestionValues>();

/** The fields that the type of the question asks for. */
function QuestionFieldset() {
  const { watch } = useFormContext<QuestionValues>();
  const isTyping = watch('type') === 'typing';
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="type"
          label={m.questions_type()}
          choices={questionTypeSchema.options}
          labels={typeLabels}
        />
        <TextField name="category" label={m.ui_category()} maxLength={100} />
      </div>
      <TextareaField
        name="questionText"
        label={isTyping ? m.applications_typing_text() : m.questions_text()}
        hint={
          isTyping &&
          m.applications_typing_text_hint({
            ...typingTextLimits,
            length: watch('questionText').length,
          })
        }
        required
        maxLength={2000}
        rows={3}
        controlClassName={cn('field-sizing-content max-h-80', isTyping && 'min-h-48')}
      />
      {!isTyping && <OptionFields />}
      <div className="grid gap-5 sm:grid-cols-2">
        {!isTyping && (
          <TextField
            name="points"
            label={m.questions_points()}
            inputMode="numeric"
            maxLength={10}
            controlClassName="figures"
          />
        )}
        <SelectField
          name="difficulty"
          label={m.questions_difficulty()}
          choices={difficultySchema.options}
          labels={difficultyLabels}
        />
      </div>
      {!isTyping && <GermanFields />}
      <SwitchField
        name="isActive"
        label={isTyping ? m.applications_typing_rotation() : m.questions_active()}
        description={isTyping ? m.applications_typing_rotation_text() : m.questions_active_text()}
      />
    </>
  );
}

interface PreviewProps {
  /** True while the preview of the question is open. */
  preview: boolean;
  onClosePreview: () => void;
}

/** The question as it is typed, as applicants would see it. */
function Preview({ preview, onClosePreview }: PreviewProps) {
  const { getValues } = useFormContext<QuestionValues>();
  return (
    <PreviewDialog open={preview} onClose={onClosePreview}>
      <QuestionPreview question={toPreviewedQuestion(getValues())} />
    </PreviewDialog>
  );
}

interface QuestionFormProps extends PreviewProps {
  /** The question as the bank has it now; missing for a new one. */
  question: Question | undefined;
  save: SaveRecord<CreateQuestionInput>;
  onClose: () => void;
}

export function QuestionForm({ question, save, onClose, ...preview }: QuestionFormProps) {
  return (
    <RecordForm
      record={question}
      values={questionValues}
      resolver={questionResolver}
      save={save}
      onSaved={onClose}
      stored={question && <StoredQuestion question={question} />}
    >
      <Preview {...preview} />
      <QuestionFieldset />
    </RecordForm>
  );
}
