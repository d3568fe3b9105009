# modules/services/k8s-namespace of the service catalog, v0.96.3.

output "namespace_name" {
  description = "Name of the Kubernetes namespace."
}

output "namespace_rbac_access_all_role" {
  description = "RBAC role that gives administrator rights in the namespace."
}

output "namespace_rbac_access_read_only_role" {
  description = "RBAC role that gives read access to the namespace."
}
