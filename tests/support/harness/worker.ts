// The domains' tests call functions, not URLs: their Worker has no pages.
export default {
  fetch: () => new Response("The tests of domains have no pages.", { status: 404 }),
  queue: () => {},
} satisfies ExportedHandler;
