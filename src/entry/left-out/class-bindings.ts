/** Stands for the container's way of making objects of decorated classes: everything of ours is bound to a function by `provide`. */
export function InstanceBindingNodeImplementation(): never {
  throw new Error('Bind a function with provide: classes are not made by the container');
}
