import { parseId } from "~/core/ids";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { contactWork } from "~/domains/opportunities/timeline/contact-work.server";
import { beforeOf, TimelineQuery, timelineJson } from "~/domains/opportunities/timeline/timeline-view";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: TimelineQuery,
    run: async ({ ctx, params, query }) => {
      const contact = await getContact(ctx, parseId(params.contactId, "contact"));
      return timelineJson((await contactWork(ctx, contact, beforeOf(query))).timeline);
    },
  }),
});
