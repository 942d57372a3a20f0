import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";

const CHOICES = [
  ["gone", "Mark as invalid"],
  ["not-gone", "Mark as valid"],
] as const;

export const DecideButtons = ({
  mail: { id, about },
  back,
}: {
  mail: { id: number; about: string | null };
  back?: string;
}) => (
  <IfCanWrite>
    <Form method="post" action={paths.replies.classifyBounce(id)} className="row tight">
      {back ? <input type="hidden" name="back" value={back} /> : null}
      {CHOICES.map(([decision, label]) => (
        <Submit
          key={decision}
          kind="plain"
          slim
          name="decision"
          value={decision}
          aria-label={`${label}: ${about}`}
        >
          {label}
        </Submit>
      ))}
    </Form>
  </IfCanWrite>
);
