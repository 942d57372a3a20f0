import { READ_ONLY_DEMO } from "~/core/read-only";
import { contextOf, type RequestArgs } from "~/http/session/guards.server";

async function refuse(args: RequestArgs): Promise<never> {
  const { actor } = await contextOf(args);
  if (actor.kind !== "user" || !actor.isReadOnly) throw new Response("Not found", { status: 404 });
  throw new Response(`${READ_ONLY_DEMO} Leave it and start a free trial to try this with your own data.`, {
    status: 403,
  });
}

export const loader = refuse;
export const action = refuse;

/** Drawn never: both answer with an error, which the frame of the public pages shows. */
export default () => null;
