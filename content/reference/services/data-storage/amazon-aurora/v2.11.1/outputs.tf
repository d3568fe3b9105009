# modules/data-stores/aurora of the service catalog, v2.11.1.

output "all_metric_widgets" {
}

output "backup_plan_arns" {
}

output "backup_service_role_arn" {
}

output "backup_vault_arns" {
}

output "cluster_arn" {
}

output "cluster_id" {
}

output "cluster_master_password_secret_arn" {
}

output "cluster_resource_id" {
}

output "instance_endpoints" {
}

output "metric_widget_aurora_cpu_usage" {
}

output "metric_widget_aurora_db_connections" {
}

output "metric_widget_aurora_disk_space" {
}

output "metric_widget_aurora_memory" {
}

output "metric_widget_aurora_read_latency" {
}

output "metric_widget_aurora_write_latency" {
}

output "port" {
}

output "primary_endpoint" {
}

output "primary_host" {
}

output "reader_endpoint" {
}

output "security_group_id" {
}
