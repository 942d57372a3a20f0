import { path } from "./path";

type Id = number | string;

export const TASKS = {
  list: "/tasks",
  new: "/tasks/new",
  task: (taskId: Id) => path`/tasks/${taskId}`,
  done: (taskId: Id) => path`/tasks/${taskId}/done`,
  delete: (taskId: Id) => path`/tasks/${taskId}/delete`,
};
