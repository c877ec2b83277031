export function sourcesId(repository: string): string;
