import type { ReactNode } from "react";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Card } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { useAnswer } from "~/ui/use-answer";
import { useHydrated } from "~/ui/use-hydrated";
import type { WordsPreview } from "../rendering/preview-content.server";
import { Blanks } from "../rendering/ui/message-preview";
import { LOOK } from "../template-limits";
import { type TemplateFieldSet, TemplateFields } from "./template-fields";

interface Seen {
  preview: WordsPreview | null;
}

const questionOf = (form: FormData): [string, { method: string; headers: HeadersInit; body: string }] => [
  paths.templates.previewCall,
  {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ subject: form.get("subject"), content: form.get("content") }),
  },
];

function Reading({ preview }: Seen) {
  if (!preview)
    return (
      <Card title="Preview">
        <p className="muted">
          Previews need a lead. <Link to={paths.leadSearch.new}>Find leads</Link>
        </p>
      </Card>
    );
  return (
    <Card title={`Preview for ${preview.reader}`}>
      <p>
        <b>{preview.subject || "(no subject)"}</b>
      </p>
      <Blanks {...preview} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised HTML and escaped values */}
      <div className="stack tight" dir="auto" dangerouslySetInnerHTML={{ __html: preview.html }} />
    </Card>
  );
}

/** The template form, with a preview of it as a lead would see it. */
export function TemplateWriting({
  form,
  fields,
  answer,
  preview: before,
  creates = false,
  failed,
  button,
}: {
  form: Parameters<typeof PostForm>[0]["form"];
  fields: TemplateFieldSet;
  answer: { seen?: Seen | null } | object | undefined;
  preview: WordsPreview | null;
  creates?: boolean;
  failed?: ReactNode;
  button: ReactNode;
}) {
  const seen = (answer as { seen?: Seen | null } | undefined)?.seen;
  const [{ preview }, ask] = useAnswer(seen ?? { preview: before }, questionOf);
  const isRunning = useHydrated();
  return (
    <div className="with-side">
      <PostForm form={form} encType="multipart/form-data" creates={creates}>
        {failed}
        <div className="stack" onInput={({ currentTarget }) => ask(currentTarget.closest("form"))}>
          <TemplateFields fields={fields} />
        </div>
        <div className="row">
          {button}
          {isRunning ? null : (
            <Submit kind="plain" name={LOOK} value="1" formNoValidate>
              Preview
            </Submit>
          )}
        </div>
      </PostForm>
      <Reading preview={preview} />
    </div>
  );
}
