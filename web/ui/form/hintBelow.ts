/** Order of a field's parts with its hint below the input, so that fields of one row stand at one height. */
export const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
