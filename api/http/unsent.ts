/** What an answer says before it is sent as JSON, in which dates become ISO 8601 in UTC. */
export type Unsent<T> = string extends T ? T | Date : T extends object ? { [Key in keyof T]: Unsent<T[Key]> } : T;
