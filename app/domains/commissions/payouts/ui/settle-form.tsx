import { type SubmissionResult, useForm } from "@conform-to/react";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

interface SettleFormProps {
  title: string;
  what: string;
  from: { to: string; label: string };
  note?: string;
  name: "reference" | "reason";
  label: string;
  hint: string;
  submit: string;
  result: SubmissionResult | undefined;
}

/** A page that asks for one text before a final money operation. */
export function SettleForm({ title, what, from, note, name, label, hint, submit, result }: SettleFormProps) {
  const [form, fields] = useForm<{ reference: string; reason: string }>({ lastResult: result ?? null });
  const isReason = name === "reason";
  return (
    <Page title={title} subtitle={what} width="narrow">
      <Breadcrumb trail={[from]} />
      {note ? <p>{note}</p> : null}
      <PostForm form={form}>
        <Field
          field={fields[name]}
          label={label}
          type={isReason ? "textarea" : "text"}
          hint={hint}
          required
        />
        <Submit kind={isReason ? "danger" : "primary"}>{submit}</Submit>
      </PostForm>
    </Page>
  );
}
