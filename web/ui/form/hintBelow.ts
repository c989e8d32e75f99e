/** Puts a field's hint below the input, so that the inputs of one row align. */
export const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
