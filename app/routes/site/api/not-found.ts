const nothing = () =>
  new Response("There is no call at this path.", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });

export const loader = nothing;
export const action = nothing;
