import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";

interface Decided {
  id: number;
  about: string | null;
  decidedAt: string | null;
}

export const UndoDecisionButton = ({
  mail: { id, about, decidedAt },
  back,
}: {
  mail: Decided;
  back?: string;
}) =>
  decidedAt === null ? null : (
    <IfCanWrite>
      <Form method="post" action={paths.replies.undoClassification(id)} className="row tight">
        {back ? <input type="hidden" name="back" value={back} /> : null}
        <input type="hidden" name="decidedAt" value={decidedAt} />
        <Submit kind="plain" slim aria-label={`Undo classification: ${about ?? "unknown"}`}>
          Undo
        </Submit>
      </Form>
    </IfCanWrite>
  );
