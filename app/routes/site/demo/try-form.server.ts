import { data } from "@remix-run/cloudflare";
import type { Context } from "~/core/context";
import {
  MAX_PLAYGROUND_BYTES,
  type SampleResult,
  tryMail,
  tryReply,
} from "~/domains/replies/playground/demo-reply.server";
import { pastedMail } from "~/domains/replies/playground/pasted-mail";
import { SampleMail, WholeMail } from "~/domains/replies/reply-schemas";
import { answerForm, handleForm } from "~/http/pages/form.server";
import { readFormWithFile } from "~/http/pages/form-with-file.server";

export interface Tried {
  found: SampleResult;
  /** What was typed, which stays beside the result. */
  sample: SampleMail | null;
}

// Not a redirect: the result stands beside what was typed.
const shown = (tried: Tried) => data(tried) as never;

const isWhole = (request: Request) =>
  /^multipart\/form-data/i.test(request.headers.get("content-type") ?? "");

async function tryWhole(ctx: Context, request: Request) {
  const { formData, file } = await readFormWithFile(request, "file", MAX_PLAYGROUND_BYTES);
  if (file) formData.delete("mail");
  const raw = file?.bytes;
  const { data: refused, init } = await answerForm(
    formData,
    raw ? WholeMail.partial() : WholeMail,
    async ({ mail = "" }) => shown({ found: await tryMail(ctx, raw ?? pastedMail(mail)), sample: null }),
  );
  return data({ ...refused, isWhole: true }, init ?? undefined);
}

/** A sample that was typed, or a whole mail that was pasted or chosen as a file. */
export const tryForm = (ctx: Context, request: Request) =>
  isWhole(request)
    ? tryWhole(ctx, request)
    : handleForm({ request }, SampleMail, async (sample) =>
        shown({ found: await tryReply(ctx, sample), sample }),
      );
