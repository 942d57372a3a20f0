type Id = number | string;

export const TASKS = {
  list: "/tasks",
  new: "/tasks/new",
  task: (taskId: Id) => `/tasks/${taskId}`,
  done: (taskId: Id) => `/tasks/${taskId}/done`,
  delete: (taskId: Id) => `/tasks/${taskId}/delete`,
};
