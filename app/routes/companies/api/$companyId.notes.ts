import { parseId } from "~/core/ids";
import { getCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { addCompanyNote, NoteInput, noteJson, notesOfCompany } from "~/domains/directory/notes/notes.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { companyId?: string | undefined }) => parseId(params.companyId, "company");

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    find: ({ ctx, params }) => getCompanyOrCopy(ctx, idOf(params)),
    run: async ({ ctx, params }) => (await notesOfCompany(ctx, idOf(params), 50)).map(noteJson),
  }),
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getCompanyOrCopy(ctx, idOf(params)),
    body: NoteInput,
    status: 201,
    run: async ({ ctx, params, body }) => noteJson(await addCompanyNote(ctx, idOf(params), body)),
  }),
});
